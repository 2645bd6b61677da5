import { stemmer as stem } from 'stemmer'
import type { FactName } from '@/lib/search/document'
import { termOf, wordsOf } from '@/lib/search/words'

/** A fact that is asked for; `steps` are the sentences of a text. */
export type Topic = FactName | 'steps'

export type Comparison = { fact: FactName; end: 'most' | 'least'; label: string }

const TOPICS: readonly (readonly [RegExp, Topic])[] = [
  [/\b(cost|costs|price|prices|priced|expensive|cheap|euros?)\b/, 'price'],
  [/\b(in stock|in stok|sold out|available|availability|stock|left)\b/, 'stock'],
  [/\b(serve|serves|servings?|portions?|how many (people|persons|guests))\b/, 'servings'],
  [/\b(difficult|difficulty|hard|easy)\b/, 'difficulty'],
  [/\b(ingredients?|need for|need to|goes into|go into it|contain|contains)\b/, 'ingredients'],
  [/\bwhat do (i|you|we) need\b/, 'ingredients'],
  [/\bhow (do|can|to|should) (i |you |we )?(make|cook|bake|prepare)\b|\bsteps\b/, 'steps'],
  [/\bhow (much time|long|quick|fast)|\btakes?\b|\bminutes\b|\bhours\b/, 'minutes'],
  [
    /\b(how (big|large|tall|wide|high|small)|size|dimensions|measure|measures|centimet\w+|cm)\b/,
    'size',
  ],
  [/\b(quote|quoted)\b/, 'quote'],
  [/\b(score|scored|rating|rated|points|how good|how was)\b/, 'score'],
  [/\b(where|which city|what city|which country|what country|located|location)\b/, 'place'],
  [/\b(who|whose|artist|author|creator|maker|chef)\b/, 'maker'],
  [/\b(when|what date|which day|what day|how old)\b/, 'date'],
  [/\bhow much( (is|are|for|it)\b|$)/, 'price'],
]

const COMPARISONS: readonly (readonly [RegExp, Comparison])[] = [
  [
    /\b(cheapest|cheaper|least expensive|lowest price)\b/,
    { fact: 'price', end: 'least', label: 'cheapest' },
  ],
  [
    /\b(most expensive|dearest|more expensive|highest price|priciest)\b/,
    { fact: 'price', end: 'most', label: 'most expensive' },
  ],
  [
    /\b(quickest|fastest|quicker|faster|shortest|least time)\b/,
    { fact: 'minutes', end: 'least', label: 'quickest' },
  ],
  [/\b(slowest|longest|slower|most time)\b/, { fact: 'minutes', end: 'most', label: 'longest' }],
  [
    /\b(easiest|easier|simplest|least difficult)\b/,
    { fact: 'difficulty', end: 'least', label: 'easiest' },
  ],
  [
    /\b(hardest|harder|most difficult|trickiest)\b/,
    { fact: 'difficulty', end: 'most', label: 'most difficult' },
  ],
  [/\b(largest|biggest|larger|bigger)\b/, { fact: 'area', end: 'most', label: 'largest' }],
  [/\b(smallest|smalest|smaller|tiniest)\b/, { fact: 'area', end: 'least', label: 'smallest' }],
  [/\b(newest|latest|most recent|newer)\b/, { fact: 'date', end: 'most', label: 'newest' }],
  [/\b(oldest|earliest|older)\b/, { fact: 'date', end: 'least', label: 'oldest' }],
  [
    /\b(best|highest|top|better|favou?rite|strongest)\b/,
    { fact: 'score', end: 'most', label: 'best rated' },
  ],
  [/\b(worst|lowest|worse)\b/, { fact: 'score', end: 'least', label: 'worst rated' }],
]

/** Words of questions that name nothing to be found. */
const SAID = new Set(
  (
    'about after all also always ask available best better big bigger biggest cheap cheaper ' +
    'cheapest cost could date day difficult difficulty each earliest easier easiest easy every ' +
    'everything expensive fast faster fastest find found get give go goes going good got great ' +
    'hard harder hardest hello help here hey hi high higher highest hour hours ingredient instead ' +
    'kind know known large larger largest latest least left less let like list little location ' +
    'located long longest look lot low lower lowest make many maybe minute minutes more most much ' +
    'name need new newer newest nice now number offer old older oldest ok okay only other people ' +
    'person piece possible price quick quicker quickest rated rating recent really right same say ' +
    'score scored see serve serving short shortest show simplest size slow slowest small smaller ' +
    'smallest smalest some something sort stock stok such suggest take taste tell then thing think ' +
    'time today top two type under use used very want way while work worse worst would yes yet ' +
    'city country artist author creator maker chef quote sold out euro euros per through them it ' +
    'wat whats wich hwo wher pls plz wrote written write made called name ' +
    'ever far drink drank drunk much come dimension measure point rate expensive any anything people portion guest please'
  )
    .split(' ')
    .map(stem),
)

export function topicOf(folded: string): Topic | null {
  return TOPICS.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

export function comparisonOf(folded: string): Comparison | null {
  return COMPARISONS.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

/** The words that name something. */
export function namingWords(text: string): string {
  return wordsOf(text)
    .filter((word) => termOf(word) !== null && !SAID.has(stem(word)))
    .join(' ')
}

export const ASKS_COUNT = /\bhow many\b|\bnumber of\b/
export const ASKS_LIST =
  /\b(which|list|show all|what .*are there|what .*do you have|any|all|what can i|what did|what do you|what is for)\b/
export const REFERS = /\b(it|its|one|ones|them|they|those|these|that|this|he|she|both|there)\b/
export const CONTINUES = /^(and|or|what about|how about|but|then|also)\b/
