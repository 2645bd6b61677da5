import type { Place } from './painting'
import type { Key } from './palette'

export const TIMES: Record<Key, readonly string[]> = {
  day: [
    'morning',
    'noon',
    'half past ten',
    'early',
    'a quarter to nine',
    'late morning',
    'after breakfast',
    'ten to twelve',
  ],
  dusk: [
    'evening',
    'half past six',
    'last light',
    'before the light goes',
    'dusk',
    'a quarter past seven',
    'end of the day',
  ],
  night: [
    'after midnight',
    'small hours',
    'late',
    'half past eleven',
    'night',
    'ten to one',
    'long after dark',
  ],
}

export const PARTS: Record<Key, readonly string[]> = {
  day: ['morning', 'noon', 'forenoon', 'afternoon'],
  dusk: ['evening', 'dusk'],
  night: ['night', 'midnight'],
}

export const LIGHTS: Record<Key, readonly string[]> = {
  day: [
    'plain daylight',
    'morning light',
    'the first hour',
    'no wind',
    'a clear head',
    'good weather',
  ],
  dusk: [
    'the last light',
    'a long shadow',
    'the end of the day',
    'a warm wind',
    'the lamp not yet lit',
  ],
  night: ['moonlight', 'the small hours', 'a sleeping house', 'no sound', 'the late hour'],
}

export const ADJECTIVES = [
  'quiet',
  'folded',
  'patient',
  'small',
  'hidden',
  'paper',
  'careful',
  'unhurried',
  'layered',
  'wakeful',
  'early',
  'modest',
  'kept',
  'borrowed',
] as const

export const WHERE: Record<Place, readonly string[]> = {
  sea: [
    'by the sea',
    'off the coast',
    'and the tide',
    'on a quiet coast',
    'and salt air',
    'at the bay',
  ],
  lake: ['at the lake', 'by still water', 'near the reeds', 'and cold water', 'at the far shore'],
  mountain: [
    'below the peaks',
    'in the high valley',
    'under the snow line',
    'and thin air',
    'at the pass',
  ],
  desert: ['in the dunes', 'on warm sand', 'in dry country', 'and a hundred miles', 'at the mesa'],
  forest: [
    'among the firs',
    'at the clearing',
    'at the edge of the wood',
    'in the tall firs',
    'and green silence',
  ],
  city: [
    'in town',
    'on the wet street',
    'under the street lamps',
    'at the corner',
    'below the windows',
  ],
  meadow: [
    'across the fields',
    'in the valley',
    'on the hill',
    'and wild flowers',
    'in the long grass',
  ],
}

export const GROUNDS: Record<Place, string> = {
  sea: 'coast',
  lake: 'lake',
  mountain: 'mountains',
  desert: 'dunes',
  forest: 'firs',
  city: 'rooftops',
  meadow: 'fields',
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]
