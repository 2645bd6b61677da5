import type { ArchiveFile } from '@/lib/archives/archive'
import { COFFEE_LIMITS } from '@/lib/coffee/catalogue'
import {
  categoriesByWeight,
  type CoffeeType,
  readCoffeeType,
  typeInfo,
} from '@/lib/coffee/types/catalogue'
import { counted } from '@/lib/format'
import { type Fields, fieldsAt, filledOf, listAt, textAt } from '@/lib/json-fields'

export type ArchivedCup = {
  title: string
  /** The body that creates it; null for what is no cup. */
  fields: Record<string, unknown> | null
  pictures: readonly ArchiveFile[]
  notes: readonly string[]
}

type Parts = {
  bean: Fields | undefined
  preparation: Fields | undefined
  mill: Fields | undefined
  stars: number
  files: readonly ArchiveFile[]
}

const LOST = (
  'mill_speed mill_timer pressure_profile brew_temperature_time coffee_first_drip_time ' +
  'coffee_blooming_time coffee_concentration tds method_of_preparation_tools water vessel_name ' +
  'bean_weight_in flow_profile favourite best_brew'
).split(' ')
const LOST_OF_BEAN = ['aromatics', 'cost', 'url', 'attachments', 'rating', 'cupping_points']

/** A brew of Beanconqueror as a coffee; what no field is for stands in the format. */
export function cupOf(brew: Fields, parts: Parts): ArchivedCup {
  const { bean = {}, files } = parts
  const drink = textAt(brew, 'coffee_type')
  const known = readCoffeeType(drink)
  const { coffeeType, type } = typeOf(known, parts.preparation)
  const rating = ratingOf(brew, coffeeType, parts.stars)
  const texts = Object.entries(textsOf(brew, parts)).filter(([, text]) => text !== '')
  const cut = texts.filter(([, text]) => shortened(text) !== text)
  const seconds = Number(textAt(fieldsAt(brew, 'config'), 'unix_timestamp'))
  // A `Date` has no later second.
  const date = seconds > 0 && seconds < 8.64e12 ? new Date(1000 * seconds).toISOString() : undefined
  const place = fieldsAt(brew, 'coordinates')
  const [lat, lng] = [textAt(place, 'latitude'), textAt(place, 'longitude')]
  const location = { storeCoordinates: { lat: Number(lat), lng: Number(lng) } }
  const attached = [brew.attachments].flat().filter((path) => typeof path === 'string')
  const pictures = attached.flatMap((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return files.find((file) => `/${file.name}`.endsWith(`/${name}`)) ?? []
  })
  const absent = attached.length - pictures.length
  const listed = (start: string, names: readonly string[]) =>
    names.length > 0 ? [`${start}: ${names.join(', ').replaceAll('_', ' ')}.`] : []
  return {
    title: [drink || coffeeType, textAt(bean, 'name'), date?.slice(0, 10)]
      .filter(Boolean)
      .join(', '),
    fields: rating && {
      coffeeType,
      isSelfMade: true,
      rating,
      format: {
        ...(type && { type }),
        ...Object.fromEntries(texts.map(([name, text]) => [name, shortened(text)])),
      },
      ...(date && { date }),
      ...(lat && lng && { location }),
    },
    pictures,
    notes: [
      ...(rating ? [] : ['It has no rating.']),
      ...(drink && !known ? [`The type “${drink}” becomes ${coffeeType}.`] : []),
      ...listed(
        `Cut at ${COFFEE_LIMITS.formatText} characters`,
        cut.map(([name]) => name),
      ),
      ...listed(
        'Not in the archive, but beside it in the folder of the export',
        absent > 0 ? [counted(absent, 'picture')] : [],
      ),
      ...listed('Not taken', filledOf(brew, LOST)),
      ...listed('Not taken of the bean', filledOf(bean, LOST_OF_BEAN)),
    ],
  }
}

/** The preparation tells the type where the drink does not; `type` is the brew method. */
function typeOf(known: CoffeeType | null, preparation: Fields | undefined) {
  const [kind, style] = [textAt(preparation, 'type'), textAt(preparation, 'style_type')]
  const byStyle = style === 'ESPRESSO' ? 'espresso' : 'filter'
  const coffeeType = known ?? (kind === 'TURKISH' ? 'greek-coffee' : byStyle)
  const method = typeInfo('filter').formats.type?.find((name) =>
    kind.toLowerCase().replaceAll('_', '-').startsWith(name),
  )
  const type = method ?? (style === 'POUR OVER' ? 'pour-over' : undefined)
  return { coffeeType, type: coffeeType === 'filter' ? type : undefined }
}

/** Their names there, which go from 0 to 10. */
const CUPPING: Readonly<Record<string, string>> = {
  body: 'body',
  flavour: 'flavor',
  acidity: 'brightness',
  aftertaste: 'finish',
  sweetness: 'sweetness',
}

/** A category that was not cupped has the rating of the brew; null where it has none. */
function ratingOf(brew: Fields, type: CoffeeType, stars: number): Record<string, number> | null {
  const overall = (10 * Number(textAt(brew, 'rating'))) / stars
  if (!(overall > 0)) return null
  const cupping = fieldsAt(brew, 'cupping')
  const rated = categoriesByWeight(type).filter(([, { isOptional }]) => !isOptional)
  return Object.fromEntries(
    rated.map(([name]) => [name, Number(textAt(cupping, CUPPING[name] ?? '')) || overall]),
  )
}

function textsOf(brew: Fields, { bean = {}, preparation, mill }: Parts): Record<string, string> {
  const origins = listAt(bean, 'bean_information').map((one) => textAt(one, 'country'))
  const measure = (name: string, unit: string) => {
    const value = Number(textAt(brew, name))
    const isVolume = textAt(brew, `${name}_type`) === 'ML'
    return value > 0 ? `${value} ${isVolume ? 'ml' : unit}` : ''
  }
  return {
    bean: textAt(bean, 'name'),
    roaster: textAt(bean, 'roaster'),
    origin: [...new Set(origins.filter(Boolean))].join(', '),
    preparation: textAt(preparation, 'name'),
    grinder: textAt(mill, 'name'),
    'grind-size': textAt(brew, 'grind_size'),
    dose: measure('grind_weight', 'g'),
    yield: measure('brew_beverage_quantity', 'g') || measure('brew_quantity', 'g'),
    'brew-time': measure('brew_time', 's'),
    temperature: measure('brew_temperature', '°C'),
    note: textAt(brew, 'note').replace(/\s+/gu, ' '),
  }
}

function shortened(text: string): string {
  const { formatText: max } = COFFEE_LIMITS
  const characters = [...text]
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`
}
