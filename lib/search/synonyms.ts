import { stemmer as stem } from 'stemmer'

/** Words of one line stand for each other, in what is searched and in what is found. */
const GROUPS: readonly string[] = [
  'delete remove erase wipe',
  'restore recover reactivate undelete',
  'mail email emails',
  'keep kept store storage save retain retention',
  'picture image pic painting',
  'photo photograph snapshot',
  'loaf loaves bread',
  'main dinner supper lunch',
  'dessert pudding sweet',
  'dusk sunset twilight nightfall',
  'morning dawn sunrise',
  'sea ocean',
  'city town',
  'cottage hut',
  'boat sailboat',
  'pay paid payment',
  'secure security safe',
  'feed rss atom',
  'buy purchase bought',
  'birthday birthdate',
  'veggie vegetarian',
  'advertisement advertising advert',
  'flavour flavor taste',
  'colour color',
  'large big',
  'cafe coffeehouse',
  'roll bun',
  'plum prune',
  'walnut nut',
  'cheese feta',
  'mushroom fungus',
  'spinach greens chard',
  'archive archived',
  'anonymous anonymously',
  'join register signup registration enrol',
  'information info data',
  'nickname username',
  'login logon signin',
  'conversation chat',
  'draw drawn paint painted',
  'reserve preorder',
  'recalculate scale',
  'begin start starts',
  'bright light',
  'phone mobile smartphone',
]

const CANONICAL = new Map(
  GROUPS.flatMap((group) => {
    const [first = '', ...others] = group.split(' ').map(stem)
    return others.map((other) => [other, first] as const)
  }),
)

export function canonical(stemmed: string): string {
  return CANONICAL.get(stemmed) ?? stemmed
}

export const SYNONYMS: readonly string[] = GROUPS.flatMap((group) => group.split(' '))
