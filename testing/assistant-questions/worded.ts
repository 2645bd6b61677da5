import type { Question } from '@/testing/assistant-questions/question'

/** `question / follow-up => title and address of the first source => what the answer has`. */
function rowsOf(text: string): readonly Required<Pick<Question, 'ask' | 'names' | 'answer'>>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [ask = '', first = '', answer = '.'] = line.trim().split(' => ')
      return {
        ask: ask.split(' / '),
        names: new RegExp(first, 'i'),
        answer: new RegExp(answer, 'is'),
      }
    })
}

export const PLAIN = rowsOf(`
  Which of your recipes needs the fewest ingredients? => No-Knead => 6
  How many coffees have you rated in Greece altogether? => coffee-rate|Greece|coffees => 11
  What is the average score of the coffees in Vienna? => coffee => \\d\\.\\d
  Which takes longer, the walnut cake or the lemon potatoes? => Walnut Cake => 1 h 20
  Is the tote bag or the mug cheaper? => tote => 12\\.50
  Do I have to pay something to become a member? => /register
  Do you deliver to Germany and how fast? => marketplace => does not say where
  Does the site have a mobile app for iPhone? => / => browser of a phone
  Can I pay the mug with PayPal? => marketplace => Nothing is paid
  Do you have any recipe without eggs? => /cookbook/(lemon|potato|no-knead|tomato|bread) => ^(?!.*Walnut)
  Can I order the mug although it is sold out? => marketplace => pre-order
  What oven temperature do the lemon potatoes need? => lemon-potatoes => 200
  Which picture in the gallery is the oldest? => Two Loaves => made on
  What did people say about the walnut cake? => walnut-cake => day ahead
  Is my birthday visible to other people? => /privacy|/profile|/art-of => nobody|named|not
  What is an art of the day? => /art-of-the-day|/about
  Where can I find the pictures of past days? => /art-of-the-day/archive
  How many characters can a message to the assistant have? => /chat => 1000|1,000
  Is there a coffee place called Slow Drip? => Slow Drip => yes
  How long does a session last before I have to log in again? => /privacy|/profile => 30 days
  Which recipes come from Greece? => lemon|tomato|greens|walnut|greek
  Does anything in the shop cost less than 10 euros? => postcards => 8\\.00
  Which coffee was rated last? => Corner Kiosk 12 => rated on
  Who is behind this website? => /about => owner
  Do you sell my data to advertisers? => /privacy => no|nothing|not
  What are the handles of the tote bag like? => tote => winter coat
  I have mushrooms and sour cream, what could I cook? => bread-dumplings
  Can I see a map of all the cups? => coffee-rate|coffee => map
  Can I have the recipe in metric for 8 people instead of 4? => /cookbook => scal
  How many pictures by ben hang in the gallery? => /art => 4
  What does pochade mean? => /about => small picture
  Which recipe would you recommend for twelve guests? => walnut-cake => 12
  Are there gluten-free recipes? => cookbook|search => no|not
  Which pot do I need for the loaf? => No-Knead => heavy pot|lid
  Could you show me everything anna has cooked? => cookbook/(lemon|no-knead|wild|torn)
  How did the cappuccino at Café by the Lock score? => Café by the Lock => 7\\.2
  Which city has the most rated coffees? => coffee => Amsterdam|Athens|Kos|Lisbon|Vienna
  Are there more pictures by anna or by ben in the gallery? => /art => equal|4
  What was drawn with flowing strokes? => Fir and Round Sun
  I'd like to give somebody a present for about 15 euros, any ideas from your shop? => mug|tote|postcards
  Who can read my conversation with the bot? => /privacy => owner
  Do my uploaded photos keep their GPS location? => /privacy => without the data of the camera
  How often is the database copied? => /privacy => night
  Is there an app for QR codes here? => /qrnotes => QR
  Can I use the site in dark mode? => . => theme|dark
  What happens to usernames after somebody leaves? => /privacy => 90 days
  How many badges can one earn? => /badges => 26
  Is the mug dishwasher safe? => mug => dishwasher
  Which dishes are ready in half an hour? => tomato => 20 min
  What's the total time for the pancake? => torn-pancake => 40 min
  Did somebody try the lemon potatoes already? => lemon-potatoes => preserved lemon
  Show me three coffees with the best score => The Roof => 9\\.3
  How much dried oregano goes on the rusk salad? => tomato-and-barley => 1 tsp
  When was the goulash recipe added? => potato-goulash => made on
  Is there anything with cinnamon? => walnut-cake|torn
  Which coffees did you drink in Heraklion? => Three Steps|Harbour|Lakeside
  What's the highest score you ever gave? => The Roof => 9\\.3
  How wide is Boat in Town? => Boat in Town => 45 × 60
  Does the country loaf contain eggs? => No-Knead => no|not|flour
  Do I need an account to chat with you? => /chat|/privacy|/register
  What is stored in my browser? => /privacy => local storage|theme|cookie
  Are page visits counted? => /privacy => Page views|without any address
  How do I get a recipe onto my feed reader? => /about => Atom
  Where do I find the colours of last week's art? => archive|art-of-the-day
  What kind of milk was in the Green Window matcha? => Green Window => coconut
  Which is easier, the goulash or the greens pie? => Goulash => 3 of 10
  Is Station Bar good? => Station Bar => 5\\.7
  What's on the postcards? => postcards => palm
  How can I log out everywhere? => /profile => session
  How long does it take to make the quickest dessert? => torn => 40
  Are your prints numbered? => print => pencil
  Can I compare how big the paintings are on a wall? => /art/wall => scale
  What's this website all about? => /about => picture
  How many recipes did anna contribute? => cookbook => 4
  Which vegan dish takes the least time? => potato-goulash => 50
  Was any of the coffees made with evaporated milk? => Beach Bar => evaporated
  Does the rusk salad need olives? => tomato-and-barley => yes.*olives
  Where was the picture of the stained glass made? => Sunflower
  Which artwork shows mountains with snow? => Balloon
  Where should I go for a flat white in Lisbon? => Bakery on the Hill
  Is Paper Cup in Vienna worth a visit? => Paper Cup => 5\\.4
  How can I be notified when the mug is available again? => marketplace => mail
  Do I have to verify my email? => /profile|/register
  Can other members see my age? => /privacy => nobody
  What's the minimum length for passwords? => /register => 8
  Do you work with ChatGPT? => /privacy => No AI
  What do I get for using the site regularly? => /badges
  Can I print QR code stickers? => /qrnotes
  How do I put a photo of my own cake on the recipe page? => /cookbook => make
  Tell me about the Octopus mug => mug => 330 ml
  How much would all four postcards cost? => postcards => 8\\.00
  I'm looking for something sweet with nuts => walnut-cake
`)

export const MISTYPED = rowsOf(`
  whats teh cheepest thing in teh stroe => postcards => 8\\.00
  how long duz the no kneed lofe take => No-Knead => 18 hours
  bset freddo expresso in athen => The Roof => 9\\.3
  how do i chnage my usrname => /profile => once
  is ther a paintng with a candel => Two Loaves
  whitch recipies are veggetarian => lemon|loaf|tomato|greens|torn|bread => 7
  how menny people does the goulasch feed => goulash => 4
  how can i delet my acount => /profile => profile
  wich cofee scored lowst in grece => Ferry => 2\\.8
  do u use coockies => /privacy
  wat picturs are there of boats => Boat
  hw do i get a badg => /badges
  tomatoe salad recepi pleese => tomato-and-barley
  is the gren window matcha gud => Green Window => 7\\.3
  can i downlod all my dta => /profile => file
  whos the artst of the vaze with lemmons => Vase and Three Lemons => ben
  wats the pryce of the potscards => postcards => 8\\.00
  dose the walnut cak have orang in it => walnut-cake => orange
  cofees with oatmilk => Paper Cup|Blue Tram|Two Canals
  i cant rember my pasword wat now => /forgot-pw
  hou meny picturs are in teh galery => /art => 8
  baloon paintng size plese => Balloon => 80 × 60
  reciepe wiht tomatos and feta chese => tomato-and-barley
  whats the adress of ur privasy page => /privacy
  how lng is the chat histery kept => /privacy|/chat => 30 days
  bigest paintng => Train at Dusk => 160
`)

export const FOLLOWING = rowsOf(`
  What are the handles of the tote bag like? / who made it? => tote => ben
  I have mushrooms and sour cream, what could I cook? / how many eggs? => bread-dumplings => 2
  I have mushrooms and sour cream, what could I cook? / is it vegan? => bread-dumplings => no|vegetarian
  How many pictures by ben hang in the gallery? / and which one is the newest? => Vase and Three Lemons => made on
  Which of your recipes needs the fewest ingredients? / what about the hardest? => bread-dumplings => 7
  Do you sell my data to advertisers? / and how long do you keep it? => /privacy|/chat|/profile
  whats teh cheepest thing in teh stroe / is it still in stock? => postcards => not for sale
  whitch recipies are veggetarian / and which is the longest of them? => No-Knead => 18
  whos the artst of the vaze with lemmons / and its size? => Vase and Three Lemons => 60 × 80
  whos the artst of the vaze with lemmons / and its size? / is there a bigger one? => Boat and Steamer|Train|/art
  Show me three coffees with the best score / and the worst? => Ferry => 2\\.8
  Which dishes are ready in half an hour? / how difficult is it? => tomato-and-barley => 1 of 10
  Which dishes are ready in half an hour? / how difficult is it? / which ingredients does it have? => tomato-and-barley => feta
  Which dishes are ready in half an hour? / how difficult is it? / which ingredients does it have? / and who made the recipe? => tomato-and-barley => ben
  baloon paintng size plese / and who is it by? => Balloon => anna
  baloon paintng size plese / and who is it by? / what about the one with the train? => Train at Dusk
  cofees with oatmilk / which of them is the best? => Paper Cup|Blue Tram|Two Canals => 8\\.3
  Which coffees did you drink in Heraklion? / and in Amsterdam? => Yellow Door|Lock|Canals|Green => Amsterdam
  When was the goulash recipe added? / can I make it for six people? => potato-goulash|cookbook
  Are your prints numbered? / is it expensive? => Boat and Steamer, print => 24
  bigest paintng / and the smallest? => Two Loaves => 40 × 30
  bigest paintng / and the smallest? / when was it painted? => Two Loaves => made on
  Which vegan dish takes the least time? / and how do I make it? => potato-goulash => onions
  I'm looking for something sweet with nuts / how hot must the oven be? => walnut-cake => 170
  Which vegan dish takes the least time? / and how do I make it? / are there eggs in it? => potato-goulash => no
`)

export const FOREIGN = rowsOf(`
  Wie viele Rezepte gibt es auf der Seite? => cookbook => 8
  Hoeveel kost de draagtas? => tote => 12\\.50
  Jakie przepisy są wegańskie? => lemon|goulash|no-knead => .
  Onde fica o café com a melhor nota? => The Roof => .
  Πόση ώρα χρειάζεται η καρυδόπιτα; => walnut-cake => 1 h 20
  Combien d'œufs faut-il pour la crêpe aux prunes ? => torn => 4
  ¿Cómo puedo cambiar mi contraseña? => /profile|/forgot => .
  Chi ha dipinto il treno al tramonto? => Train => ben
  Vilken är den billigaste varan i butiken? => postcards => 8\\.00
  Je na stránce nějaký recept s houbami? => bread-dumplings => .
  Welche Bilder sind von Anna? => . => by anna:
  Est-ce que la tasse est encore disponible ? => mug => sample
  Quali ricette sono senza uova? => lemon|loaf|goulash|tomato => .
  Hvor lang tid tager kartoffelgullasch? => goulash => 50
  Wat is het duurste product? => Boat and Steamer, print => 24
  Quantas receitas existem no site? => cookbook|recipes => 8
  Сколько стоит сумка? => tote => 12\\.50
  Hur raderar jag mitt konto? => /profile => profile
  Kto namalował pociąg o zmierzchu? => Train => ben
  Welches Rezept ist am schnellsten fertig? => tomato => 20
  ¿Hay alguna receta vegana con patatas? => lemon|goulash => .
  Quel est le plus grand tableau de la galerie ? => Train => 160
  Waar kan ik mijn gegevens downloaden? => /profile => .
  Πόσα αυγά έχει το κέικ με καρύδια; => walnut-cake => 6
  Onko teillä vegaanisia reseptejä? => lemon|goulash|loaf => .
  Kolik stojí hrnek s chobotnicí? => mug => 16
  Wer hat die Postkarten gemacht? => postcards => anna
  Quanto è grande il quadro con il pallone? => Balloon => 80
  Où puis-je boire un bon espresso à Lisbonne ? => Under the Arcade|Station => .
  Jak smazat svůj účet? => /profile => .
  Există o rețetă cu prune? => torn => .
  Hva er den beste kaffen i Hellas? => The Roof => 9\\.3
  Kde je uložené moje heslo? => /privacy => .
  Ποια είναι η πιο φθηνή κάρτα στο κατάστημα; => postcards => 8
  ¿Quién pintó los limones? => Vase => ben
`)
