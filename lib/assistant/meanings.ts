import { MEANINGS_OF_THINGS } from '@/lib/assistant/meanings-of-things'

/** Each English word has the folded beginnings of its translations into 19 European languages. */
export const MEANINGS: Readonly<Record<string, string>> = {
  cost: 'vale valen vaut valent valgono valem kostet kosten kost kostar koster coute cuesta costa custa kosztuj stoji stane kosta kostja costa maksaa κοστιζ стоит стоит стои коштує fiyat',
  price: 'preis prix precio prezzo preco prijs pris cena cene pret hinta τιμη цена ціна kerul',
  cheapest:
    'billigst gunstigst barat economic goedkoopst billigaste billigste najtansz nejlevnejs najlacnejs najjeftin legolcsobb ieftin ucuz halvin φθην φτην дешев найдешев евтин',
  'most expensive':
    'teuerst duurst dyrast dyrest najdrozs nejdraz najdrah najskup legdragabb enpahali ακριβοτερ',
  available:
    'verfugbar erhaltlich vorratig disponib disponiv beschikbaar leverbaar verkrijgbaar tillganglig tilgjengelig tilgaengelig dostepn dostupn elerheto mevcut διαθεσ доступ налич',
  cheap: 'billig gunstig goedkoop tani levny jeftin olcso',
  expensive:
    'teuer teuerst cher caro duur dyr drogi draha skup draga scump pahali kallis ακριβ дорог',
  best: 'beste bester bestes bestem meilleur mejor miglior melhor basta bedste najlepsz nejlepsi najleps najbolj legjobb paras parhaa eniyi cel καλυτερ лучш найкращ добр',
  worst:
    'schlechtest pire peor peggior pior slechtst samst daarligst darligst verst najgorsz nejhors najhors najgor legrosszabb χειροτερ худш найгірш',
  newest:
    'neuest nouveau nouvelle reciente nuovo novissim nieuwst nyast nyest najnowsz nejnovejs najnov legujabb νεοτερ нов',
  oldest:
    'altest ancien antiguo antic oudst aldst aeldst najstarsz nejstarsi najstars παλαιοτερ старейш',
  largest:
    'grosste grosster grosstes grande grootst storst najwieksz nejvets najvac legnagyobb μεγαλυτερ больш найбільш',
  smallest:
    'kleinst petit pequen piccol menor kleinste minst najmniejsz nejmens najman legkisebb μικροτερ маленьк найменш',
  quickest:
    'schnellst rapid veloce snelst snabbast hurtigst raskest najszybsz nejrychlej najbrz leggyorsabb γρηγορ быстр найшвид',
  easiest:
    'einfachst leichtest facil makkelijkst enklast nemmest lettest najlatwiejsz nejjednods najlahs legkonnyebb ευκολ легк прост',
  hardest:
    'schwierigst schwerst difficil moeilijkst svarast svaerest vanskeligst najtrudniejsz nejtez najtez δυσκολ трудн сложн',
  when: 'wann quand cuando quando wanneer nar hvornar kiedy kdy kedy kada mikor cand milloin ποτε когда коли кога',
  where: 'wo ou donde dove onde waar hvor gdzie kde gdje gde hol unde nerede missa που где де къде',
  who: 'wer wem qui quien quienes chi quem vem hvem kto kdo tko kuka kim cine ποιος ποιοι кто хто кой',
  how: 'wie comment como come hoe hur hvordan jak ako kako hogyan cum nasil miten πως как як',
  why: 'warum wieso pourquoi perche porque waarom varfor hvorfor dlaczego proc preco zasto miert γιατι почему чому',
  which:
    'welche welcher welches welchen quel quelle quels quelles cual cuales quale quali qual quais welke welk vilken vilka vilket hvilken hvilke hvilket jaki jaka jakie ktory ktora ktore jaky jake koji koja koje melyik care hangi mika ποιος ποια ποιο ποιες какой какая какие який',
  'are there': 'gibt hay existe findes finns olemassa exista υπαρχ есть',
  'do you have': 'habt haben avete avez tienen tendes hebben macie mate imate εχετε',
  need: 'brauch benotig nodig necesit serve bisogn precis behov potrzeb potreb szukseg nevoie tarvit lazim χρειαζ нужн потрібн',
  take: 'demora θελει θελουν dauert tager tar neemt dure tarda dura duurt varer trwa trva traje tart dureaza surer kestaa διαρκ',
  long: 'lange lang longtemps',
  without: 'ohne sans sin senza sem zonder utan uden uten ilman bez nelkul fara χωρις διχως без',
  with: 'mit avec con com met med z ze s sa cu ile kanssa με с з',
  change:
    'cambio αλλαζ modifi andern wechseln changer cambiar cambiare mudar alterar wijzigen veranderen andra andre endre zmien zmeni promijen valtoztat schimb degistir vaihta αλλαξ αλλαγ измен сменить змінит',
  delete:
    'borro borra borras losche loschen supprim effac borrar eliminar elimin cancellare apagar excluir verwijder wissen radera slette slet usun skasowac smaz zmaz obris izbris torol sterge sil poista διαγρα удал видал изтри',
  forgot:
    'vergessen oubli olvid dimenticat esquec vergeten glomt glemt zapomn zabud zaborav elfelejt uitat unuttu unoh ξεχασ забыл забув',
  'sign up':
    'angemeld registrier registr inscri inscrev iscriv enregistr aanmeld rejestr zaregestr zarejestr regisztr inregistr kayit rekister εγγραφ εγγραφω зарегистр реєстр регистр',
  'log in':
    'einlogg connecter connexion iniciar accedere entrar inlogg logga logge zalogow prihlas prijav bejelentk conect giris kirjaudu συνδε войти увійти',
  account:
    'ucet uctu ucte konto kontos compte cuenta conto conta rekening racun fiok cont hesap tili λογαριασμ аккаунт акаунт профил учетн',
  password:
    'passwort kennwort contrasen wachtwoord losenord adgangskode passord haslo heslo lozink jelszo parol sifre salasana κωδικ συνθηματ пароль пароля',
  username:
    'benutzername pseudo usuario utente gebruikersnaam anvandarnamn brugernavn brukernavn uzytkownik uzivatel korisnick felhasznalonev kullanici',
  data: 'daten donnees datos dati dados gegevens uppgifter oplysninger dane udaje podatk adatok date veri tiedot δεδομεν данные дані',
  stored:
    'gardez gardes garder κρατα mantien manten uloz zapisan gespeichert speicher almacen guarda conserv armazen ficar ficam opgeslagen bewaar sparas sparade gemt lagre przechow uklad cuvate tarol stoch sakla tallen αποθηκε хран зберіг',
  privacy:
    'datenschutz confidential privacidad riservatez privacidade integritet prywatn soukrom sukrom privatn adatved gizlilik tietosuoja απορρητ приватн',
  message:
    'nachricht mensaje messaggi mensagem bericht meddelande besked melding wiadomos zprav sprav poruk uzenet mesaj viesti μηνυμα сообщен повідомл',
  badge:
    'abzeich insigni distintiv emblema utmark odznak značk znack kituz rozet merkki σηματ значк',
  kneading:
    'kneten knetet geknetet petrir petrissage amasar amasado impastare amassar sovar kneden wyrabian wyrabiac zagniat ζυμωμ',
  dishwasher:
    'spulmaschin geschirrspul vaisselle lavavajill lavaplat lavastovigli lavapiatti lavaloica vaatwass afwasmachin zmywark πλυντηρ посудомо',
  free: 'gratis gratuit kostenlos kostenfrei umsonst darmow bezplatn δωρεαν бесплатн',
  often: 'oft haufig souvent menudo spesso frequent frecuen vaak czesto συχν часто',
  new: 'neue neuer neuen neues nouvel nuevo nueva nuevos nuova nuovi nuovo novo nova nieuw nieuwe nowy nowe nowa νεο νεα νεος новый новая',
  'pre order':
    'vorbestell precommand preordin preencomend encargo encargar reservar reserver reserveren prenotar vorabbestell zamowien zamowic προπαραγγ παραγγελ предзаказ',
  email: 'correo courriel mejl poczta poczty μειλ почт',
  loaf: 'brotlaib laibe laib miche hogaza hogazas pagnott broodje bochen bochenk καρβελ буханк',
  dark: 'dunkel dunkles dunklen sombre oscuro oscura scuro scura escuro escura donker ciemn σκοτειν σκουρ темн',
  search:
    'suche suchen finde cherche chercher busca buscar cercare procurar zoeken szukac wyszuk αναζητ ψαχν искать найти',
  map: 'landkarte carte karte mapa mapas mappa plattegrond kaart χαρτη карт',
  shows:
    'zeigt abgebildet montre represente muestra mostra raffigura toont afgebeeld przedstaw pokazuj δειχν απεικον показ',
  rise: 'gehen aufgehen aufgeht lever reposar levar lievita lievitare rijzen rosnac wyrasta φουσκω',
  servings: 'portion porcion porzion porcao porcoes porcje porcji μεριδ порци',
  easy: 'einfach leicht simple sencill semplice facilement makkelijk eenvoudig latwy latwe prost ευκολο',
  salt: 'salz zout αλατι соль',
  oil: 'olivenol huile aceite olio azeite olijfolie olie oliwa oliwy ελαιολαδ λαδι масло',
  yeast: 'hefe levure levadura lievito fermento gist drozdz μαγια дрожж',
  dough: 'teig masa impasto massa deeg ζυμαρι тесто',
  pie: 'tourte pastete πιτα',
  spinach: 'spinat epinard espinaca spinaci espinafre spinazie szpinak σπανακ шпинат',
  cinnamon: 'zimt cannelle canela cannella kaneel cynamon κανελα корица',
  olives: 'oliven aceitun azeiton olijven oliwk ελιες',
  raisins: 'rosinen raisins pasas uvetta uvette passas rozijnen rodzynk σταφιδ изюм',
  canal: 'gracht grachten kanal canale καναλι канал',
  houses: 'hauser maisons casas huizen domy domow σπιτια',
  fir: 'tanne tannen sapin abeto abete dennenboom jodla ελατο',
  wall: 'wand pared parete muur sciana scianie τοιχο стен',
  gift: 'geschenk cadeau regalo presente prezent δωρο подарок',
  iced: 'eiskalt glace helado gelado ghiacciato mrozon παγωμεν',
  coconut: 'kokosnuss kokos noix-de-coco cocco kokosmilch καρυδας',
  child: 'kinder enfant ninos bambini criancas kinderen dzieci παιδι',
  daily: 'taglich quotidien diari quotidian dagelijks codzienn καθημεριν ежедневн',
  anonymous: 'anonym anonyme anonimo anonimowo ανωνυμ аноним',
  advertising: 'werbung publicite publicidad pubblicita publicidade reclame reklam διαφημ реклам',
  sizes: 'abmessung masse dimension medidas misure afmeting wymiar διαστασ размер',
  technique: 'technik technique tecnica techniek technika τεχνικη техник',
  visit: 'besuchen visiter visitar visitare bezoeken odwiedzic επισκεφ посетить',
  dish: 'gericht gerecht gerechten plat plats plato platos piatto piatti prato pratos danie potraw πιατο φαγητο блюд',
  hot: 'heiss chaud caliente caldo quente heet goraco ζεστ горяч',
  longest: 'langst najdluz',
  taste:
    'schmeck geschmeckt gout goute gusto gustar gustad piaciut gostou smaak smakow smak αρεσ вкус',
  quote: 'zitat citation cita citas citazione citacao citaat cytat ρητο цитат',
  reset: 'zurucksetz reinitialis restablec ripristin redefin reset επαναφορ сброс',
  start:
    'commenc beginn empiez comienz cominci inizia debut demarr comeca begint zaczyna αρχιζ ξεκιν начин',
  town: 'stadt ville ciudad citta cidade miast πολη город',
  difficulty:
    'schwierigkeit difficulte dificultad difficolta dificuldade moeilijkheid trudnosc δυσκολια',
  receive: 'erhalt bekomm recevoir recibir ricever receber ontvang otrzyma λαβ получ',
  size: 'misura mide mesure grosse taille tamano grandezza tamanho grootte rozmiar μεγεθ',
  sheet: 'blatt bogen feuille foglio hoja folha arkusz φυλλο',
  code: 'codici codigo codigos kody kodow kodes',
  age: 'alter edad eta idade leeftijd alder wiek ηλικι возраст',
  birthday:
    'geburtstag anniversaire cumplean compleann verjaardag fodelsedag fodselsdag urodzin narozenin γενεθλι рожден',
  'birth date': 'geburtsdat naissance nacimiento nascita nascimento geboortedat γεννησ',
  'other people': 'andere anderen autres demas altri altre outros outras inni innych αλλοι другие',
  somebody: 'jemand quelqu alguien qualcuno alguem iemand ktos καποιος',
  visible: 'sichtbar zichtbar widoczn ορατ видно',
  morning: 'morgen matin mattina mattino manana manha ochtend morgon poranek πρωι утр',
  night: 'nacht nuit noche notte noite natt noc νυχτα ночь',
  round: 'rund rund ronde rond redond rotond okragl στρογγυλ кругл',
  sun: 'sonne soleil sole sol zon slonce ηλιος ηλιο солнц',
  steamer: 'dampfer vapeur vapor piroscafo stoomboot parowiec ατμοπλοι пароход',
  bakery: 'backerei boulangerie panaderia panificio padaria bakkerij piekarni φουρναρικ пекарн',
  hill: 'hugel colline colina collina heuvel wzgorz λοφο холм',
  three: 'drei trois tres tre drie trzy τρια τρεις три',
  four: 'vier quatre cuatro quattro quatro fyra cztery τεσσερα τεσσερις четыре',
  two: 'zwei deux dois twee δυο два две',
  places: 'orte orten lieux lugares luoghi posti plaatsen μερη мест',
  mode: 'modus modalita modalidad modo tryb λειτουργι режим',
  stay: 'bleib restano resta reste restent quedan blijven blijft zostaj μενουν',
  fox: 'fuchs renard zorro volpe raposa αλεπου лис',
  ...MEANINGS_OF_THINGS,
}
