export type Unit = {
  id: string
  kind: 'mass' | 'volume' | 'length' | 'count'
  /** It counts grams, millilitres or millimetres. */
  base?: number
  /** Shown as decimals and rounded as scales show them. */
  isMetric?: boolean
  isPackage?: boolean
  isFood?: boolean
}

type Spelling = { unit: Unit; one?: string; many?: string; isPlural: boolean }

const MEASURES: readonly (readonly [Unit, abbreviations: string, words?: string])[] = [
  [{ id: 'mg', kind: 'mass', base: 0.001, isMetric: true }, 'mg', 'milligram/milligrams'],
  [
    { id: 'g', kind: 'mass', base: 1, isMetric: true },
    'g gr gr. gm gms g.',
    'gram/grams gramme/grammes Gramm/Gramm',
  ],
  [
    { id: 'kg', kind: 'mass', base: 1000, isMetric: true },
    'kg kg. kgs',
    'kilo/kilos kilogram/kilograms',
  ],
  [{ id: 'oz', kind: 'mass', base: 28.35 }, 'oz oz.', 'ounce/ounces'],
  [{ id: 'lb', kind: 'mass', base: 453.6 }, 'lb lb.', 'pound/pounds lb/lbs lb./lbs.'],
  [
    { id: 'ml', kind: 'volume', base: 1, isMetric: true },
    'ml ml. mls cc',
    'millilitre/millilitres milliliter/milliliters',
  ],
  [{ id: 'cl', kind: 'volume', base: 10, isMetric: true }, 'cl', 'centilitre/centilitres'],
  [{ id: 'dl', kind: 'volume', base: 100, isMetric: true }, 'dl', 'decilitre/decilitres'],
  [
    { id: 'l', kind: 'volume', base: 1000, isMetric: true },
    'l l. ltr',
    'litre/litres liter/liters Liter/Liter',
  ],
  [{ id: 'tsp', kind: 'volume', base: 5 }, 't tsp tsp. tsps', 'teaspoon/teaspoons'],
  [
    { id: 'tbsp', kind: 'volume', base: 15 },
    'T tbsp tbsp. tbsps tbs tbs. tblsp',
    'tablespoon/tablespoons',
  ],
  [{ id: 'dessertspoon', kind: 'volume', base: 10 }, 'dsp', 'dessertspoon/dessertspoons'],
  [{ id: 'cup', kind: 'volume', base: 240 }, 'c', 'cup/cups'],
  [
    { id: 'fl oz', kind: 'volume', base: 29.57 },
    'fl_oz fl_oz. fl._oz fl._oz.',
    'fluid_ounce/fluid_ounces',
  ],
  [{ id: 'pint', kind: 'volume', base: 473 }, 'pt pt.', 'pint/pints'],
  [{ id: 'quart', kind: 'volume', base: 946 }, 'qt qt.', 'quart/quarts'],
  [{ id: 'gallon', kind: 'volume', base: 3785 }, 'gal gal.', 'gallon/gallons'],
  [{ id: 'mm', kind: 'length', base: 1, isMetric: true }, 'mm'],
  [{ id: 'cm', kind: 'length', base: 10, isMetric: true }, 'cm cm.', 'centimetre/centimetres'],
  [{ id: 'inch', kind: 'length', base: 25.4 }, 'in.', 'inch/inches'],
]

const PACKAGES =
  'tin/tins can/cans jar/jars packet/packets package/packages pack/packs bag/bags bottle/bottles ' +
  'box/boxes carton/cartons sachet/sachets tub/tubs block/blocks container/containers tube/tubes ' +
  'envelope/envelopes pouch/pouches punnet/punnets'

const COUNTS =
  'pinch/pinches handful/handfuls knob/knobs dash/dashes splash/splashes drizzle/drizzles ' +
  'glug/glugs squeeze/squeezes sprinkle/sprinkles drop/drops bunch/bunches clove/cloves ' +
  'slice/slices sprig/sprigs stalk/stalks stem/stems stick/sticks head/heads bulb/bulbs ' +
  'leaf/leaves sheet/sheets piece/pieces fillet/fillets rasher/rashers wedge/wedges cube/cubes ' +
  'strip/strips loaf/loaves scoop/scoops shot/shots ear/ears rib/ribs dozen/dozen ball/balls '

/** Foods that are counted without a unit. */
const FOODS = 'egg/eggs yolk/yolks lemon/lemons lime/limes orange/oranges onion/onions'

const SPELLINGS = new Map<string, Spelling>()

function addWords(unit: Unit, words: string): void {
  for (const pair of words.split(' ')) {
    const [one = '', many = one] = pair.replaceAll('_', ' ').split('/')
    SPELLINGS.set(many, { unit, one, many, isPlural: one !== many })
    SPELLINGS.set(one, { unit, one, many, isPlural: false })
  }
}

function addCounts(words: string, kind: Pick<Unit, 'isPackage' | 'isFood'>): void {
  for (const pair of words.split(' ')) {
    const [id = ''] = pair.split('/')
    addWords({ id, kind: 'count', ...kind }, pair)
  }
}

for (const [unit, abbreviations, words] of MEASURES) {
  if (words) addWords(unit, words)
  for (const abbreviation of abbreviations.split(' ')) {
    SPELLINGS.set(abbreviation.replaceAll('_', ' '), { unit, isPlural: false })
  }
}
addCounts(PACKAGES, { isPackage: true })
addCounts(COUNTS, {})
addCounts(FOODS, { isFood: true })

/** T and t are a tablespoon and a teaspoon; everything else is read in any case. */
export function findSpelling(word: string): Spelling | null {
  const exact = SPELLINGS.get(word)
  if (exact) return exact
  const lower = word.toLowerCase()
  return SPELLINGS.get(lower) ?? SPELLINGS.get(lower.replace(/\.$/, '')) ?? null
}

export function findUnit(id: string): Unit | null {
  return findSpelling(id)?.unit ?? null
}

/** The word as it was written, in the number that the amount asks for. */
export function inflect(word: string, amount: number): string {
  const { one, many } = findSpelling(word) ?? {}
  if (!one || !many) return word
  return amount > 1 ? many : one
}
