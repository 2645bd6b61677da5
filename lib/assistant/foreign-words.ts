/** Folded words that nearly every question of a language has. */
export const FUNCTION_WORDS: readonly string[] = // German
  (
    'wie wo wer wann welche welcher welches welchen kann ich mein meine der das den dem ein eine einen ' +
    'einem einer mit und gibt ist sind im auf von fur zu zum zur habt ihr viel viele nicht auch ohne ' +
    'mussen muss sein habe haben hatte hatten gab ' +
    'oder wird hast du man bei aus am wurde dieser diese dieses warum muss darf ' +
    'unter uber zwischen nach dois duas het ' +
    'ci su πηρε θα να δεν ειχε hatte ' +
    'dir mir sich kommt kommen vient viene vem komt faccio quel t il y geht wieder etwas irgend ' +
    'tun tut mich dich euch uns uber werden wurde dass diesem jeden jede gerade damit kein keine ' +
    // French
    'quel quelle quels quelles combien comment ou est sont le les la des une un avec dans pour puis je ' +
    'plus mais muss bleibt bleiben mennyibe ' +
    'die fran fra aus von uit din iz od milyen svuj svoj swoj swoje svoje svou pio piu πιο най самый самая hat haben hast voglio möchte mochte ' +
    'noch encore aun todavia ancora ainda nog jeszcze ακομα ακομη еще ще ' +
    'mon ma mes et il qui que quoi sans peut vous avez cette sur au aux ce faut sur pas ' +
    'vous nous si ne suis je que ce cela moi mon votre vos leur quand dois doit etre fait on elle ils ' +
    // Spanish
    'cuanto cuanta cuantos cuantas cual cuales donde como quien el los las una con del para puedo hay ' +
    'tiene tienen que por sin mas este esta cuando se tu ' +
    'algo lo le se son me os mis su sus muy ser estan hasta si no adelantado ya al vuestro vuestra ' +
    // Italian
    'war waren meinen meiner meinem dell all nell sull ho abbiamo ' +
    'dei degli delle dal dalla alla alle agli allo nei nelle sul sulla ' +
    'quanto quanta quanti quante quale quali dove come chi il lo gli di della dello nel nella per posso ' +
    'ci sono si che avete del senza piu questo quando fa ' +
    'mi ti vi cosa cui due mio vostro vostra vostre mie miei stata stato essere fare fatto hai hanno ' +
    // Portuguese
    'qual quais onde quando quem com uma um os as dos das no na nos posso foi sao tem voces existe ' +
    'minha minhas meu meus ficam fica ' +
    'alguma algum sem mais quantos quantas esta fica ' +
    'voce voces ja em com sua seu ser era nas pelo pela voces onde meus mim ' +
    // Dutch
    'wat waar wie welke welk hoe hoeveel kan ik mijn het een de en van voor met zijn er op jullie deze ' +
    'heb hebt hebben had hadden zij ' +
    'dit wordt heeft naar zonder niet ook moet zit zitten ' +
    'dat die u mij ons jullie worden werd hier daar kun je wil hebt moet zo maar welk ' +
    // Swedish, Danish, Norwegian
    'vad hvad hva var hvor vilken vilka vilket hvilken hvilke hvilket hur hvordan jag jeg mitt min en ' +
    'hade hadde havde den det ' +
    'ett et och og med har finns det som pa til till ni kan uten uden utan ar er av af den i hvem vem ' +
    'nar kostar koster findes ' +
    // Finnish
    'teilla onko mika mita missa kuka miten milloin onko kuinka paljon voinko minun on ja ovat mikä montako ' +
    // Polish
    'jak jaki jaka jakie gdzie kto kiedy czy ile moge sie jest sa na w z do dla moj moje co ktora ktory ' +
    'ktore macie bez ' +
    'mnie tego ten tej czym moje moja mozna bedzie byl byla jestem przez nie tak ' +
    // Czech, Slovak
    'jaky jake kde kdo kdy kolik kolko je jsou su se si mohu muzu mozem muj moje pro s z na ve v nejaky ' +
    'nejake nejaka ktery ktera ktere ktory ako kto co mate bez ' +
    // Croatian, Serbian, Slovene
    'koji koja koje kako gdje gde tko ko koliko mogu moj moja su imate li za sa bez kdaj kje kaj ' +
    // Hungarian
    'mi mennyi melyik hol ki mikor hogyan hany van vannak egy az lehet es nelkul ' +
    // Romanian
    'care unde cine cand cum cat cate cati pot meu mea este sunt cu pe din exista fara aveti ' +
    // Turkish
    'da de ta te daki deki hangisi kaci ' +
    'ne nerede kim hangi nasil kac kadar var mi midir icin ve ile bir en ' +
    // Catalan
    'quin quina quins quines quant quants amb els les una puc ' +
    // Greek
    'ποιος ποια ποιο ποιες ποιοι που πως ποσο ποσα ποσοι τι ειναι ο η το οι τα στην στη στον στο στα για ' +
    'με και μου την τη τον του της εχει εχετε υπαρχει υπαρχουν μπορω να απο χωρις πανω ' +
    // Russian, Ukrainian, Bulgarian
    'как где кто когда сколько какой какая какие какое есть ли у вас мой мою мне я на в с и для что ' +
    'можно без це чи де хто коли скільки який яка які як мій мого колко кой коя кои какво къде има'
  ).split(' ')

/** English words that are also function words of others; they tell nothing. */
export const ALSO_ENGLISH = new Set(
  (
    'all was es der die es la un per como come si il mi et y je lo o la chi con en an so do on me no as ' +
    'i a at in is to van for den min man var be se bad most also hat am war do us du er de fa sa ' +
    'su ne ma tu on sur sans ki par pot has cat care fur lit hem com the li es tem'
  ).split(' '),
)

/** Folded phrases with which other languages ask. */
export const PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(wie gross|quanto e grande|quanto e alto|cuanto mide|que tan grande|quelle taille|hoe groot|hur stor|hur stort|hvor stor|hvor stort|jak duzy|jak duze|jak velky|jak velka|koliko velik|mekkora|cat de mare|ne kadar buyuk|kuinka suuri)(?= |$)/,
    ' how big ',
  ],
  [
    /\b(wie alt ich bin|wie alt bin ich|quel age j ai|quel est mon age|cuantos anos tengo|quanti anni ho|quantos anos (?:eu )?tenho|hoe oud ik ben|ile mam lat)(?= |$)/,
    ' how old i am ',
  ],
  [
    /\b(?:wie ?viel|combien|cuanto|quanto|hoeveel|ile|kolik|hur mycket) (?=kost|cout|cuest|cost|cust)/,
    'what ',
  ],
  [/\b(en iyi(?:si)?|cel mai bun|cea mai buna)(?= |$)/, ' best '],
  [/\b(en ucuz|cel mai ieftin)(?= |$)/, ' cheapest '],
  [/\b(plus cher|plus chere|mas car[oa]|piu car[oa]|mais car[oa])(?= |$)/, ' most expensive '],
  [
    /\b(plus vieux|plus vieille|plus ancien|plus ancienne|mas viej[oa]|mas antigu[oa]|piu vecchi[oa]|piu antic[oa]|mais antig[oa]|mais velh[oa])(?= |$)/,
    ' oldest ',
  ],
  [/\b(moins cher|moins chere|meno car[oa]|menos car[oa])(?= |$)/, ' cheapest '],
  [
    /\b(plus recent|plus recente|mas nuev[oa]|piu nuov[oa]|mais nov[oa]|mas reciente|piu recente|mais recente)(?= |$)/,
    ' newest ',
  ],
  [/\b(plus grand|plus grande|mas grande|piu grande|maior)(?= |$)/, ' largest '],
  [/\b(plus petit|plus petite|mas pequen[oa]|piu piccol[oa]|menor)(?= |$)/, ' smallest '],
  [
    /\b(wie lange|combien de temps|cuanto tiempo|quanto tempo|hoe lang|hoe lange|hur lange|hur lang tid|hvor lenge|hvor lang tid|hvor laenge|jak dlugo|jak dlouho|ako dlho|koliko dugo|ile czasu|mennyi ideig|cat timp|ne kadar surer|kuinka kauan)(?= |$)/,
    ' how long ',
  ],
  [
    /\b(wie viele|wieviele|combien d[e ]|cuant[oa]s|quant[ie]|quant[oa]s|quants|hur manga|hvor mange|kuinka monta|montako|koliko|hany|cate|cati|kac tane|kac)(?= |$)/,
    ' how many ',
  ],
  [
    /\b(wie viel|wieviel|combien|cuanto|quanto|hoeveel|hur mycket|hvor meget|hvor mye|ile|kolik|kolko|mennyi|cat|ne kadar|kuinka paljon|quant)(?= |$)/,
    ' how many ',
  ],
  [
    /(?<= |^)(ποση ωρα|ποσο χρονο|ποσο διαρκει|сколько времени|как долго|скільки часу|колко време)(?= |$)/,
    ' how long ',
  ],
  [/(?<= |^)(ποσο κανει|ποσο κοστιζει|ποσο εχει)(?= |$)/, ' how much cost '],
  [/(?<= |^)(ποσα|ποσοι|ποσες|ποσο|сколько|скільки|колко)(?= |$)/, ' how many '],
  [
    /\b(bild des tages|image du jour|imagen del dia|immagine del giorno|imagem do dia|afbeelding van de dag|dagens bild|dagens bilde|dagens billede|obraz dnia|obrazek dnia|obraz(ek)? dne|obrazok dna|slika dana|a nap kepe|imaginea zilei|gunun resmi)(?= |$)/,
    ' art of the day ',
  ],
  [
    /(?<= |^)(εικονα της ημερας|εργο της ημερας|картина дня|картинка дня)(?= |$)/,
    ' art of the day ',
  ],
  [
    /\b(plus facile|mas facil|piu facile|mais facil|mas sencill[oa]|piu semplice|mais simples|plus simple)(?= |$)/,
    ' easiest ',
  ],
  [/\b(plus difficile|mas dificil|piu difficile|mais dificil)(?= |$)/, ' hardest '],
  [/\b(plus rapide|mas rapid[oa]|piu veloce|piu rapid[oa]|mais rapid[oa])(?= |$)/, ' quickest '],
  [
    /\b(mieux note|mieux notee|mejor valorad[oa]|mejor puntuad[oa]|mais bem avaliad[oa])(?= |$)/,
    ' best ',
  ],
  [
    /\b(wie oft|combien de fois|quelle frequence|que frecuencia|cada cuanto|quanto spesso|ogni quanto|que frequencia|hoe vaak|jak czesto)(?= |$)/,
    ' how often ',
  ],
  [
    /\b(de que trata|de quoi parle|di cosa parla|di cosa tratta|do que se trata|sobre o que e|worum geht es|waar gaat .* over|o czym jest)(?= |$)/,
    ' what is about ',
  ],
  [
    /\b(um wie viel uhr|um wieviel uhr|quelle heure|que hora|que horas|che ora|hoe laat|ktorej godzinie)(?= |$)/,
    ' what time ',
  ],
  [/\bcartes? postales?(?= |$)/, ' postcards '],
  [
    /\b(nom d utilisateur|nombre de usuario|nome utente|nome de (?:usuario|utilizador)|nazw[ae] uzytkownika)(?= |$)/,
    ' username ',
  ],
  // Dutch `wie` asks for a person, the German one for a way.
  [/\bwie (?=heeft|hebben|is|zijn|maakt|maakte|schildert|schilderde|kan|mag)\b/, 'who '],
  [/\b(mot de passe|palabra clave|numero segreto)(?= |$)/, ' password '],
  [/\b(combien faut il|faut il|ci vuole|ci vogliono|braucht man|heeft men nodig)(?= |$)/, ' need '],
]
