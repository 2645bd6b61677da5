import { FACES } from './motifs/faces'

/** Noun of a motif where it differs from its name, with the plural if irregular. */
const WORDS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  cherry: ['pair of cherries', 'pairs of cherries'],
  strawberry: ['strawberry', 'strawberries'],
  grapes: ['bunch of grapes', 'bunches of grapes'],
  melon: ['slice of watermelon', 'slices of watermelon'],
  bread: ['loaf of bread', 'loaves of bread'],
  cheese: ['wedge of cheese', 'wedges of cheese'],
  icecream: ['ice cream', 'ice creams'],
  wine: ['glass of wine', 'glasses of wine'],
  cup: ['cup of coffee', 'cups of coffee'],
  fish: ['fish', 'fish'],
  deer: ['deer', 'deer'],
  butterfly: ['butterfly', 'butterflies'],
  leaf: ['leaf', 'leaves'],
  cactus: ['cactus', 'cactuses'],
  sailboat: ['sailing boat', 'sailing boats'],
  balloon: ['hot-air balloon', 'hot-air balloons'],
  rowboat: ['rowing boat', 'rowing boats'],
  pine: ['fir', 'firs'],
  person: ['person standing', 'people standing'],
  stroller: ['passer-by with an umbrella', 'passers-by with umbrellas'],
  wave: ['wave', 'waves'],
  bolt: ['flash of lightning', 'flashes of lightning'],
  plane: ['aeroplane', 'aeroplanes'],
  palette: ["painter's palette", "painters' palettes"],
  tower: ['iron tower', 'iron towers'],
  clover: ['clover leaf', 'clover leaves'],
  drop: ['drop of rain', 'drops of rain'],
  bell: ['bell', 'bells'],
  snowflake: ['snowflake', 'snowflakes'],
  ball: ['ball', 'balls'],
  ...Object.fromEntries(
    FACES.map(({ name }) => [name, [`${name} face`, `${name} faces`]] as const),
  ),
  face: ['smiling face', 'smiling faces'],
  silent: ['face with a zip for a mouth', 'faces with zips for mouths'],
  cool: ['face in sunglasses', 'faces in sunglasses'],
  sheep: ['sheep', 'sheep'],
  pizza: ['slice of pizza', 'slices of pizza'],
  skis: ['pair of skis', 'pairs of skis'],
  egg: ['fried egg', 'fried eggs'],
  corn: ['cob of corn', 'cobs of corn'],
  beer: ['glass of beer', 'glasses of beer'],
  glasses: ['pair of glasses', 'pairs of glasses'],
  scissors: ['pair of scissors', 'pairs of scissors'],
  note: ['musical note', 'musical notes'],
  palm: ['palm tree', 'palm trees'],
  'gate of a shrine': ['shrine gate', 'shrine gates'],
  hourglass: ['hourglass', 'hourglasses'],
  dress: ['dress', 'dresses'],
  foot: ['foot', 'feet'],
  tooth: ['tooth', 'teeth'],
  dice: ['die', 'dice'],
  trophy: ['trophy', 'trophies'],
  'keys of a piano': ['row of piano keys', 'rows of piano keys'],
}

/** Shorter nouns for titles. */
const SHORT: Readonly<Record<string, string>> = {
  grapes: 'grapes',
  cherry: 'cherries',
  melon: 'watermelon',
  bread: 'bread',
  cheese: 'cheese',
  wine: 'wine',
  cup: 'coffee',
  bolt: 'lightning',
  drop: 'rain',
  face: 'face',
  pizza: 'pizza',
  corn: 'corn',
  beer: 'beer',
  glasses: 'glasses',
  scissors: 'scissors',
  sailboat: 'boat',
  balloon: 'balloon',
  palette: 'palette',
  tower: 'tower',
}

/** Uncountable nouns. */
const UNCOUNTABLE: readonly string[] = [
  'grapes',
  'cheese',
  'wine',
  'coffee',
  'lightning',
  'rain',
  'watermelon',
  'bread',
  'cherries',
  'pizza',
  'corn',
  'beer',
  'glasses',
  'scissors',
  'popcorn',
  'spaghetti',
  'sushi',
  'bacon',
  'butter',
  'garlic',
  'broccoli',
  'meat on the bone',
  'mist',
  'falafel',
  'coral',
  'dango',
]

/** Unique things, which take `the`. */
const ONLY =
  /^(flag of|word |sign of the|wheel of|staff of|Kaaba|Milky Way|Statue|Tokyo|Father|star of David|sun$|moon$)/

/** The part of a noun phrase before `of`, `with` and similar words. */
const TAIL = / (?:of|with|that|in|at|on|among|for|from|behind|who|over|as) .*$/

/** What follows a noun without such a word: a hand pointing down, an arrow up and left. */
const DOING =
  / (?:landing|taking|making|pointing|facing|covering|turning|blowing|up|down|left|right)(?: .*)?$/

/** Whether the noun itself is plural: trousers, two dancers, letters AB. */
export function isPlural(motif: string): boolean {
  const head = motif.replace(TAIL, '').replace(DOING, '')
  return (
    /^(two|three|letters|notes)\b/.test(head) ||
    (/[^sui]s$/.test(head) &&
      !(motif in WORDS) &&
      !/(?:Christmas|rhinoceros|two hands)$/.test(head))
  )
}

const NUMBERS = [
  ...['No', 'One', 'Two', 'Three', 'Four', 'Five'],
  ...['Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'],
] as const

/** An arrow does not go up in words. */
function pointing(motif: string): string {
  return motif.replace(/^arrow (?=up|down|left|right)/, 'arrow pointing ')
}

export function oneOf(motif: string): string {
  return WORDS[motif]?.[0] ?? pointing(motif)
}

export function manyOf(motif: string): string {
  const known = WORDS[motif]?.[1]
  if (known) return known
  if (isPlural(motif) || UNCOUNTABLE.includes(motif)) return motif
  const tail = (TAIL.exec(motif) ?? DOING.exec(motif))?.[0] ?? ''
  const head = motif.slice(0, motif.length - tail.length)
  if (head === 'arrow') return pointing(motif).replace('arrow', 'arrows')
  if (/person$/.test(head)) return head.replace(/person$/, 'people') + tail
  if (/fish$/.test(head)) return motif
  const many = /(s|x|ch|sh|mango|potato|tomato)$/.test(head)
    ? `${head}es`
    : /[^aeiou]y$/.test(head)
      ? `${head.slice(0, -1)}ies`
      : `${head}s`
  return many + tail
}

export function shortOf(motif: string): string {
  return SHORT[motif] ?? oneOf(motif)
}

export function isCountable(motif: string): boolean {
  return !UNCOUNTABLE.includes(shortOf(motif)) && !isPlural(motif)
}

export function withArticle(noun: string): string {
  if (/^(?:number|figure|word|letters) |^ten$|^capital letters$/.test(noun))
    return `the ${noun === 'ten' ? 'number ten' : noun}`
  if (ONLY.test(noun)) return /^(?:Father|Tokyo)/.test(noun) ? noun : `the ${noun}`
  return `${/^(?:[aeiou]|hour)/i.test(noun) && !/^(uni|euro)/i.test(noun) ? 'an' : 'a'} ${noun}`
}

export function hasArticle(motif: string): boolean {
  return isCountable(motif) || oneOf(motif) !== motif
}

/** The noun of a motif with its article, where it has one. */
export function nounPhrase(motif: string): string {
  return hasArticle(motif) || motif === 'grapes' ? withArticle(oneOf(motif)) : motif
}

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count)
}

const SMALL: readonly string[] = [
  'to',
  'a',
  'an',
  'the',
  'of',
  'in',
  'on',
  'at',
  'by',
  'and',
  'with',
  'below',
  'under',
  'over',
  'across',
  'before',
  'for',
  'as',
  'among',
  'behind',
  'through',
  'against',
  'from',
  'beside',
  'around',
  'after',
  'between',
  'near',
  'off',
  'above',
  'our',
  'de',
  'da',
  'but',
]

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** The Title Case of English titles. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, i) => {
      if (i > 0 && (SMALL.includes(word) || /^[dl]’/.test(word))) return word
      const [first = '', ...parts] = word.split('-')
      const rest = parts.map((part) => (SMALL.includes(part) ? part : capital(part)))
      return [capital(first), ...rest].join('-')
    })
    .join(' ')
}
