import { fold, wordsOf } from '@/lib/search/words'

/** Words of other languages that are in no English question, folded. */
const FUNCTION_WORDS = new Set(
  (
    'was wie wo wer wann welche welcher welches welchen kann ich mein meine der das den dem ein eine ' +
    'einen einem einer mit und gibt es ist sind im auf von fur zu zum zur habt ihr viel viele ' +
    'quel quelle quels quelles combien comment ou est sont le les la du des une un avec dans pour ' +
    'puis je mon ma mes et y il qui que quoi montre coute ' +
    'cuanto cuanta cuantos cual cuales donde como quien el los las una con de del para puedo mi es ' +
    'hay cuesta ' +
    'quanto quanta quale quali dove come chi il lo gli di della dello nel nella per posso ci vuole ' +
    'sono si che ' +
    'ποιος ποια ποιο ποιες ποιοι που πως ποσο ποσα τι ειναι ο η το οι τα στην στη στον στο στα για ' +
    'με και μου την τη τον του της εχει υπαρχουν μπορω να'
  )
    .split(' ')
    .map(fold),
)

/** By their beginning; the longest one counts. */
const WORDS: Readonly<Record<string, string>> = {
  // German
  ...{ kostet: 'cost', kosten: 'cost', preis: 'price', teuer: 'expensive', billig: 'cheap' },
  ...{ billigste: 'cheapest', gunstigste: 'cheapest', beste: 'best', schlechteste: 'worst' },
  ...{ tasse: 'mug', becher: 'mug', tasche: 'bag', beutel: 'bag', postkarte: 'postcards' },
  ...{ druck: 'print', oktopus: 'octopus', rezept: 'recipes', kuchen: 'cake', brot: 'bread' },
  ...{ kartoffel: 'potatoes', pilz: 'mushrooms', knodel: 'dumplings', salat: 'salad' },
  ...{ vegan: 'vegan', vegetari: 'vegetarian', kaffee: 'coffee', gut: 'good', bild: 'picture' },
  ...{ bilder: 'picture', gemalde: 'painting', zug: 'train', boot: 'boat', konto: 'account' },
  ...{
    losche: 'delete',
    loschen: 'delete',
    passwort: 'password',
    vergessen: 'forgot',
    andern: 'change',
  },
  ...{ benutzername: 'username', daten: 'data', anmelden: 'sign up', registrier: 'sign up' },
  ...{ nachspeise: 'dessert', nachtisch: 'dessert', walnuss: 'walnut', nuss: 'walnut' },
  ...{
    lange: 'how long',
    dauert: 'take',
    zitrone: 'lemon',
    griechisch: 'greek',
    gemalt: 'painted',
  },
  // French
  ...{ coute: 'cost', prix: 'price', sac: 'bag', carte: 'postcards', recette: 'recipes' },
  ...{ gateau: 'cake', pain: 'bread', noix: 'walnut', tableau: 'picture', peinture: 'painting' },
  ...{ montre: 'show', train: 'train', cafe: 'coffee', meilleur: 'best', pire: 'worst' },
  ...{ vegetarien: 'vegetarian', pomme: 'potatoes', champignon: 'mushrooms', compte: 'account' },
  ...{ supprimer: 'delete', motdepasse: 'password', oublie: 'forgot', bateau: 'boat' },
  ...{ moins: 'cheapest', cher: 'expensive', salade: 'salad', tasses: 'mug', poulpe: 'octopus' },
  // Spanish
  ...{ cuesta: 'cost', precio: 'price', bolsa: 'bag', taza: 'mug', pulpo: 'octopus' },
  ...{ postal: 'postcards', receta: 'recipes', tarta: 'cake', pan: 'bread', nuez: 'walnut' },
  ...{ nueces: 'walnut', cuadro: 'picture', pintura: 'painting', tren: 'train', barco: 'boat' },
  ...{ mejor: 'best', peor: 'worst', cuenta: 'account', borrar: 'delete', eliminar: 'delete' },
  ...{ contrasena: 'password', olvid: 'forgot', vegetarian: 'vegetarian', patata: 'potatoes' },
  ...{ seta: 'mushrooms', ensalada: 'salad', limon: 'lemon', barat: 'cheapest' },
  // Italian
  ...{ costa: 'cost', prezzo: 'price', borsa: 'bag', tazza: 'mug', polpo: 'octopus' },
  ...{ cartolin: 'postcards', ricett: 'recipes', torta: 'cake', pane: 'bread', noci: 'walnut' },
  ...{ quadro: 'picture', dipinto: 'painting', treno: 'train', barca: 'boat', miglior: 'best' },
  ...{ peggior: 'worst', caffe: 'coffee', tempo: 'how long', account: 'account' },
  ...{ cancellare: 'delete', dimenticat: 'forgot', vegetarian: 'vegetarian', funghi: 'mushrooms' },
  ...{ insalata: 'salad', limone: 'lemon', patate: 'potatoes', economic: 'cheapest' },
  // Greek
  ...{
    κοστιζ: 'cost',
    κανει: 'cost',
    τιμη: 'price',
    τσαντα: 'bag',
    κουπα: 'mug',
    χταποδι: 'octopus',
  },
  ...{ συνταγ: 'recipes', κεικ: 'cake', ψωμι: 'bread', καρυδ: 'walnut', πινακ: 'picture' },
  ...{ τρενο: 'train', βαρκα: 'boat', καφε: 'coffee', καλυτερ: 'best', χειροτερ: 'worst' },
  ...{
    λογαριασμ: 'account',
    διαγρα: 'delete',
    κωδικ: 'password',
    ξεχασα: 'forgot',
    χορτοφαγ: 'vegetarian',
  },
  ...{ πατατ: 'potatoes', μανιταρ: 'mushrooms', σαλατ: 'salad', λεμον: 'lemon', φθην: 'cheapest' },
  // Places
  ...{ wien: 'Vienna', vienne: 'Vienna', viena: 'Vienna', βιενν: 'Vienna', athen: 'Athens' },
  ...{ athenes: 'Athens', atenas: 'Athens', atene: 'Athens', αθηνα: 'Athens', lissabon: 'Lisbon' },
  ...{ lisbonne: 'Lisbon', lisboa: 'Lisbon', λισαβονα: 'Lisbon', amsterdam: 'Amsterdam' },
  ...{
    αμστερνταμ: 'Amsterdam',
    griechenland: 'Greece',
    grece: 'Greece',
    grecia: 'Greece',
    ελλαδα: 'Greece',
  },
}
const BEGINNINGS = Object.keys(WORDS).sort((a, b) => b.length - a.length)

/** English words that are also function words of others. */
const ALSO_ENGLISH = new Set(
  'was es der die es la un per como come si il mi et y je lo o la chi con'.split(' '),
)

const IN = new Set('in im a en dans στην στη στον στο στα nel nella a'.split(' '))

/** What an English search can find of a question in another language; null for English. */
export function toEnglish(question: string): string | null {
  const words = wordsOf(question)
  const foreign = words.filter((word) => FUNCTION_WORDS.has(word) && !ALSO_ENGLISH.has(word))
  const isOtherScript = words.some((word) =>
    /[^\p{Script=Latin}\p{N}\p{Extended_Pictographic}]/u.test(word),
  )
  if (foreign.length === 0 && !isOtherScript) return null
  const english = words.flatMap((word) => {
    const beginning =
      word.length > 2 ? BEGINNINGS.find((known) => word.startsWith(known)) : undefined
    if (beginning !== undefined) return WORDS[beginning] ?? []
    if (IN.has(word)) return 'in'
    return FUNCTION_WORDS.has(word) ? [] : word
  })
  return english.join(' ')
}
