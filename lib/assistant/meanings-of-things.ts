/** Names of things and places, in the form of `MEANINGS`. */
export const MEANINGS_OF_THINGS: Readonly<Record<string, string>> = {
  recipe:
    'rezept recett receta ricett receita recept opskrift oppskrift przepis recepti retet tarif resept συνταγ рецепт',
  store:
    'laden geschaft boutique magasin tienda negozio loja winkel butik butikk sklep obchod trgovin bolt magazin dukkan kaupa καταστημ μαγαζ магазин',
  product:
    'artikel produit producto prodotto produto vara varan varor vare varer towar zbozi tovar proizvod termek urun tuote προιον товар',
  gallery: 'galerie galeria gallerij galleri galerija galeri galleria γκαλερι πινακοθηκ галере',
  picture:
    'bild bilder image imagen quadro cuadro tableau afbeelding schilderij tavla billede bilde obraz obrazek obrazok slik kep imagin resim kuva εικονα εικονες πινακ картин',
  painted:
    'malade gemalt malt malst maluj maluje peint peignez ζωγραφιζ рисует peint pinto pintado pintou dipint geschilderd malat malet malt namalowal namaloval naslika festett pictat maalas ζωγραφ нарисов написал намалюв',
  painting:
    'gemalde peinture pintura dipinto schilder malning maleri malowid malb festmeny tablo maalau',
  coffee:
    'kaffee cafe caffe koffie kaffe kaffet kawa kawe kawy kav kafa kave cafea kahve kahvi καφε кофе кава кафе',
  colours:
    'farge farver farbe farben kleur couleur color cores colore barw barev farieb boja boje szin culor renk vari χρωμα цвета цветов кольор',
  artworks:
    'εργο εργου obra werke werken oeuvres obras opere verk teos dziel eserler εργα εργων произведен',
  chat: 'chats unterhalt conversa gesprek gespräch συνομιλ чат разговор samtal rozmow razgovor beszelget sohbet',
  bread:
    'paes broden brote brot pain pan pane pao brood brod chleb chleb chlieb kruh kenyer paine ekmek leipa ψωμι хлеб хліб',
  cake: 'kuchen torte gateau tarta pastel torta bolo taart kaka kage kake ciasto kolac dort sutemeny tort prajitur kek kakku κεικ τουρτ пирог торт',
  'walnut cake': 'καρυδοπιτ walnusskuchen',
  walnut:
    'walnuss nuss nusse noix nuez nueces noci noz nozes walnoot valnodde valnot valnod orzech orech orah dio nuca ceviz saksanpah καρυδ орех горіх',
  mushroom:
    'pilz pilze champignon seta setas hongo fungh cogumelo paddenstoel svamp sopp grzyb hub houb gljiv gomb ciuperc mantar sieni μανιταρ гриб',
  dumpling:
    'knodel quenelle albondig canederl knoedel knedl knedlik gomboc galusc galust κνεντ кнедл',
  potato:
    'kartoffel pomme patata patate batata aardappel potatis kartofl potet ziemniak brambor zemiak krumpir burgony cartof patates peruna πατατ картоф картоп',
  lemon:
    'zitrone citron limon limone limao citroen citrus cytryn citronov lamaie limunn limun sitruun λεμον лимон',
  goulash: 'gulasch gullasch gulas gulyas goulasch gulasz γκουλας гуляш',
  salad: 'salat salade ensalada insalata salad sallad salatk salatov salata σαλατ салат',
  tomato:
    'tomate tomato tomat pomodor pomidor rajc rajcat paradajk paradicsom rosii domates ντοματ томат помидор помідор',
  plum: 'pflaume zwetschg prune ciruela prugn ameixa pruim plommon blomme sliwk svestk slivk szilva prun erik luumu δαμασκην слив',
  pancake:
    'pfannkuchen schmarrn crepe tortita panquec panqueca pannenkoek pannkak pandekage pannekake nalesnik palacink palacsint clatit krep lettu τηγανιτ блин',
  egg: 'jajek jajka jajko eier eiern oeuf œuf huevo uova uovo ovos eieren agg æg aeg jaj vejce vajec jaja tojas oua yumurta kananmun αυγα αυγο αυγων яиц яйц яєц',
  cheese: 'kase fromage queso formaggio queijo kaas ost syr sajt branza peynir juusto τυρι сыр сир',
  feta: 'feta φετα',
  flour: 'mehl farine harina farina meel mjol mel maka mouka brasno liszt faina αλευρ мука борошн',
  butter:
    'butter beurre mantequilla burro manteiga boter smor maslo maslac vaj unt tereyag βουτυρ масл',
  milk: 'milch lait leche leite melk mjolk maelk mleko mleka mlijeko tej lapte sut maito γαλα молок',
  oat: 'hafer avoine avena aveia haver havre owsian ovsen zob zab ovaz yulaf kaura βρωμη овсян вівсян',
  almond: 'mandel amande almendra mandorl amendoa amandel migdal mandl badem mandula',
  water: 'wasser eau agua acqua vatten vand vann woda voda vody vode apa vesi νερο вода воде воды',
  sugar:
    'zucker sucre azucar zucchero acucar suiker socker sukker cukier cukr cukor secer zahar seker sokeri ζαχαρ сахар цукор',
  garlic:
    'knoblauch ail ajo aglio alho knoflook vitlok hvidlog hvitlok czosn cesnek fokhagym usturoi σκορδ чеснок',
  onion:
    'zwiebel oignon cebolla cipoll cebola log cebul cibul hagyma ceapa sogan sipuli κρεμμυδ лук цибул',
  dessert:
    'nachspeise nachtisch postre dolce sobremesa nagerecht efterratt deser zakusek desert tatli jalkiruok γλυκ десерт',
  'main dish': 'hauptgericht',
  vegan: 'vegetalien vegan vegaan wegan веган βιγκαν',
  vegetarian: 'vegetar wegetar χορτοφαγ вегетар',
  ingredient:
    'zutat ingredien ingredient ingrediens skladnik prisad surovin sastoj hozzaval malzeme aines υλικα υλικο ингредиент інгредієнт',
  bake: 'backen backe hornear infornare cuire bakken baka piec pect peci sut coac pisir leipo ψην печь випік',
  cook: 'kochen cuisiner cocinar cucinare cozinhar koken laga gotowac ugotow varit kuhati fozni gati pisirm μαγειρ приготов готов',
  make: 'zubereit preparer preparar machen maken',
  temperature: 'temperatur θερμοκρασ температур',
  mug: 'tasse becher mug taza tazza caneca mok mugg krus kopp kubek hrnek hrncek salic bogre cana kupa muki κουπα кружк чашк',
  bag: 'tasche beutel sac bolsa borsa saco sacola tas tasje vask taske veske torba tasku taska torba taska geanta canta kassi τσαντα сумк сак',
  'tote bag': 'draagtas stoffbeutel tragetasche tygkasse tygpase πανιν mulepose handlenett',
  postcard:
    'postkarte cartepostale postal cartolin postal ansichtkaart briefkaart vykort postkort pocztowk pohlednic pohladnic razglednic kepeslap kartpostal postikort καρτ открыт листівк',
  print: 'druck druckgraf impression lamina stampa impressao tryck tryk trykk druk tisk',
  octopus:
    'oktopus krake poulpe pieuvre pulpo polpo polvo blackfisk blaeksprutt blekksprut osmiornic chobotnic hobotnic polip caracatit ahtapot mustekal χταποδι οκτοποδ осьминог восьминіг',
  sunflower:
    'sonnenblum tournesol girasol girasole zonnebloem solros solsikk slonecznik slunecnic suncokret napraforg ηλιοτροπ ηλιανθ подсолн',
  train:
    'taget toget zug train tren treno comboio trein tog pociag vlak vonat juna τρενο поезд потяг',
  boat: 'boot bateau barco barca boat batar lodz lodka lod camac brod hajo barca tekne vene βαρκα καραβι лодк човен',
  balloon:
    'pallon ballon globo mongolfier palloncin balao ballong balon ballon leghaj μπαλον αεροστατο шар',
  window:
    'fenster fenetre ventana finestra janela raam fonster vindue vindu okno prozor ablak fereastra pencere ikkuna παραθυρ окно вікно',
  flower:
    'blume fleur flor fiore bloem blomm blomst kwiat kvet cvijet virag floare cicek kukka λουλουδ цвет квіт',
  vase: 'vase vaso florero vaas vas wazon vaza βαζο ваз',
  dusk: 'abendrot dammerung abenddammer crepuscule atardecer tramonto schemer skymning tusmork skumring zmierzch soumrak sutton alkony σουρουπ ηλιοβασιλ сумерк закат',
  mountain:
    'berg berge bergen montagn montana montanh fjell gor gora hor planin hegy munte vuori βουν горы гора',
  candle:
    'kerze bougie vela candela kaars ljus stearinlys swiec svick gyerty mum kynttil κερι свеч',
  emoji: 'emoji εμοτζι эмодзи',
  backup: 'sicherung sauvegarde copia backup kopia zaloh mentes yedek αντιγραφ',
  cookies: 'cookie cookies keks informasjonskapsl ciasteczk kolacic μπισκοτ куки',
  greek:
    'griechisch grec grecque griego griega greco greca grego grega grieks grekisk graesk gresk greck recky grck gorog grecesc yunan kreikkala ελληνικ греческ грецьк',
  owner:
    'betreiber gestore exploitant besitzer inhaber proprietaire propietari proprietario proprietari eigenaar agare ejer eier wlascicil majitel vlasnik tulajdon sahib omistaj ιδιοκτητ владел власник',
  contact:
    'erreich joindre contactar contattare bereik kontakt contacto contatt contato elerhet iletisim yhtey επικοινων контакт',
  buy: 'kaufen acheter comprar comprare kopen kopa kobe kjope kupic koupit kupit kupiti venni cumpar ostaa αγορα купить купити',
  score:
    'σκορ note punktzahl avali evalu βαθμολογησ bewert puntuacion puntaj punteg valutaz pontuac nota beoordel puanlad cijfer betyg bedommels ocen hodnocen ocjen ertekel puan pisteet βαθμολογ оценк оцінк',
  highest:
    'hochst maxim hoogst hogst hojest hoyest najwyz nejvyss najvis legmagas υψηλοτερ высок найвищ',
  lowest: 'niedrigst laagst lagst lavest najniz nejniz najniz legalacson χαμηλοτερ низк найнижч',
  drink:
    'boire beber bere drinken trinken dricka drikke wypic juoda πιω πιει выпить getrunken bebido bebiste bevuto bebeu gedronken drack drak drukket wypil vypil ittal baut ictin ηπιες ηπια пил',
  old: 'gammel gammal vieux viejo vecchio velho oude stary stare stara regi vechi eski vanha παλι старый',
  big: 'gross grand grande groot stor stort duzy velky velik nagy mare buyuk suuri μεγαλ большой великий',
  day: 'tages giorno dnia nap gun paiva ημερα μερα день',
  art: 'kunst arte kunst konst sztuk umeni umen umjetnost muveszet sanat taide τεχνη искусств мистецт',
  author: 'autor auteur autore forfatter upphovsman autor szerzo yazar tekija συγγραφ автор',
  see: 'sehen sieht seht siehst voir voit voient ve ven vedere vede vedono ver veem ziet zien widziec widze videt vidiet vidjet latni vedea gormek nahda βλεπ видеть увидеть бачит побачит',
  use: 'benutz verwend utilis utilizz gebruik anvand bruker bruger uzywa pouziv korist hasznal folos kullan kaytta χρησιμοποι использ використ',
  site: 'seite webseite page pagina site sajt webbplats hjemmeside nettsted strona stronie strank stranc stranic oldal sivu sayfa σελιδ ιστοσελιδ сайт страниц сторінк',
  people:
    'personen leute personnes personas persone pessoas personer mensen osob osoba ljudi szemely persoane kisi henkil ατομα человек людей гостей',
  sold: 'verkauf ausverkauft vend vendu vendono vende verkocht salj saelg selger sprzeda prodav prodat elad vand sat myy πουλ πωλ прода',
  much: 'viel',
  made: 'hizo hicieron fez fizeram laget lavet gjorde hergestellt erstellt gemacht fait fabrique hecho fatto feito gemaakt gjort zrobil udelal vyrobil vytvor napravi keszit facut yapti tehnyt εφτιαξ εκανε сделал зробив',
  good: 'gut guter gute gutes guten bon bonne bueno buena buen buon buono buona bom boa goed goede god gott bra dobry dobra dobre dobar bun buna iyi hyva καλο καλη καλος хорош',
  oven: 'ofen backofen four horno forno ugn ovnen piekarnik trouba troube rura pecnica suto cuptor firin uuni φουρν духовк',
  ready: 'fertig listo listos pronto klaar gotow hotov gotov kesz gata hazir valmis ετοιμ готов',
  'in Vienna':
    'wien vienne viena vienna wenen becs wieden vid viden viyana βιενν вена вену вене відень відні bec',
  'in Athens': 'athen athenes atenas atene athene aten ateny atena athina atina αθηνα афин',
  'in Lisbon': 'lissabon lisbonne lisboa lisbona lisbon lizbon lisabon λισαβον лиссабон лісабон',
  'in Amsterdam': 'amsterdam αμστερνταμ амстердам',
  'in Greece':
    'griechenland grece grecia grecia griekenland grekland graekenland hellas grecj reck grck gorogorszag yunanistan kreikka ελλαδα греци',
  'in Heraklion': 'heraklion iraklio ηρακλει ираклион',
  'in Kos': 'kos κω',
  'in Netherlands':
    'niederland paises nederland holland holand nizozem hollandia olanda hollanda ολλανδ нидерланд',
  'in Austria':
    'osterreich autriche austria oostenrijk osterrike ostrig osterreik rakousk rakusk ausztri avusturya itavalta αυστρι австри',
  'in Portugal': 'portugal portogallo portugali portugalsk portekiz πορτογαλ португал',
}
