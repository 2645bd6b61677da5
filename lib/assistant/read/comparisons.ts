import type { Comparison } from '@/lib/assistant/stages'

type Ends = Record<Comparison['end'], string>

/** The words that compare a fact, as patterns: `relative` ones compare with the answer before. */
const COMPARISON_WORDS: readonly {
  fact: Comparison['fact']
  relative: Ends
  absolute: Ends
  labels: Ends
}[] = [
  {
    fact: 'price',
    relative: { min: 'cheaper|less expensive|costs? less', max: 'more expensive|dearer|pricier' },
    absolute: {
      min: 'cheapest|least expensive|most affordable|lowest prices?',
      max: 'most expensive|dearest|highest prices?|priciest|costs the most',
    },
    labels: { min: 'cheapest', max: 'most expensive' },
  },
  {
    fact: 'minutes',
    relative: { min: 'quicker|faster|shorter', max: 'slower|longer|takes longer' },
    absolute: {
      min: 'quickest|fastest|shortest|least time|speediest|soonest|ready first|in a hurry',
      max: 'slowest|longest|(?:the )?most time|most patience',
    },
    labels: { min: 'quickest', max: 'longest' },
  },
  {
    fact: 'difficulty',
    relative: { min: 'easier|simpler|less difficult', max: 'harder|more difficult|trickier' },
    absolute: {
      min: 'easiest|simplest|least difficult|least work|beginners?|novices?',
      max: 'hardest|most difficult|trickiest|toughest|most complicated|most challenging|most demanding',
    },
    labels: { min: 'easiest', max: 'most difficult' },
  },
  {
    fact: 'ingredients',
    relative: { min: 'fewer ingredients|less ingredients', max: 'more ingredients' },
    absolute: {
      min: '(?:fewest|least|smallest number of|lowest number of) (?:different )?ingredients|fewest',
      max: 'most ingredients',
    },
    labels: { min: 'one with the fewest ingredients', max: 'one with the most ingredients' },
  },
  {
    fact: 'servings',
    relative: { min: 'fewer people', max: 'more people' },
    absolute: {
      min: 'fewest (?:people|persons|guests)',
      max: 'most (?:people|persons|guests|servings|portions)',
    },
    labels: { min: 'one for the fewest people', max: 'one for the most people' },
  },
  {
    fact: 'area',
    relative: { min: 'smaller', max: 'larger|bigger' },
    absolute: { min: 'smallest|tiniest|littlest', max: 'largest|biggest|hugest' },
    labels: { min: 'smallest', max: 'largest' },
  },
  {
    fact: 'makes',
    relative: { min: 'less often', max: 'more often' },
    absolute: {
      min: '(?:fewest|least) (?:often|makes|popular)',
      max: 'most (?:often|makes|popular|frequently)',
    },
    labels: { min: 'least often cooked', max: 'most often cooked' },
  },
  {
    fact: 'width',
    relative: { min: 'narrower', max: 'wider' },
    absolute: { min: 'narrowest', max: 'widest|broadest' },
    labels: { min: 'narrowest', max: 'widest' },
  },
  {
    fact: 'height',
    relative: { min: 'less tall', max: 'taller' },
    absolute: { min: 'least tall', max: 'tallest' },
    labels: { min: 'least tall', max: 'tallest' },
  },
  {
    fact: 'date',
    relative: { min: 'older|earlier', max: 'newer|more recent' },
    absolute: {
      min: 'oldest|earliest|very first',
      max: 'newest|latest|most recent|most recently|recently|lately',
    },
    labels: { min: 'oldest', max: 'newest' },
  },
  {
    fact: 'score',
    relative: {
      min: 'worse|lower rated|(?:scored?|rated|rating|points) (?:\\S+ )?lower|lower (?:score|rating)|fewer points',
      max: 'better|higher rated|(?:scored?|rated|rating|points) (?:\\S+ )?higher|higher (?:score|rating)|more points',
    },
    absolute: {
      min: 'worst|weakest|lowest|poorest|least (?:liked|good|tasty)|liked? (?:the )?least|avoid|disappoint\\w*|terrible|awful',
      max: 'best|strongest|highest|top|favou?rite|finest|(?:less|least) bad|(?:liked?|loved?|enjoyed?|impressed \\w+) (?:the )?(?:most|best)|decent|recommend\\w*|worth (?:a visit|visiting|trying)|should i (?:go|try|visit)|good (?:place|one|cup|spot)',
    },
    labels: { min: 'worst rated', max: 'best rated' },
  },
]

type Rule = { pattern: RegExp; comparison: Comparison }

const RULES: readonly Rule[] = COMPARISON_WORDS.flatMap(({ fact, relative, absolute, labels }) =>
  [relative, absolute].flatMap((words) =>
    (['min', 'max'] as const).map((end) => ({
      pattern: new RegExp(`\\b(?:${words[end]})\\b`),
      comparison: { fact, end, label: labels[end], isRelative: words === relative },
    })),
  ),
)

/** `rated last` and `the first coffee`, but not `who comes first`. */
const ENDS_OF_TIME: readonly Rule[] = [
  {
    pattern: /\blast\b(?! (?:week|month|year|day|night|time|summer|winter|autumn|spring))/,
    comparison: { fact: 'date', end: 'max', label: 'newest', isRelative: false },
  },
  {
    pattern: /\bfirst\b/,
    comparison: { fact: 'date', end: 'min', label: 'oldest', isRelative: false },
  },
]

export function comparisonOf(folded: string, hasKinds: boolean): Comparison | null {
  const rules = hasKinds ? [...RULES, ...ENDS_OF_TIME] : RULES
  return rules.find(({ pattern }) => pattern.test(folded))?.comparison ?? null
}

export function withoutComparison(folded: string): string {
  const rule = RULES.find(({ pattern }) => pattern.test(folded))
  return rule && !rule.comparison.isRelative ? folded.replace(rule.pattern, ' ') : folded
}

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 }
const RANKS: Readonly<Record<string, number>> = {
  'runner up': 1,
  second: 1,
  third: 2,
  fourth: 3,
  '2nd': 1,
  '3rd': 2,
  '4th': 3,
}
const RANK = new RegExp(`\\b(${Object.keys(RANKS).join('|')})\\b(?! (?:hand|time|day))`)
const NEXT = /^(?:and |then )*(?:what is |which is |what about )?(?:the )?next(?: one| best)?\b/

/** `top 3`, `three best`, `two coffees`. */
export const SEVERAL =
  /\b(\d|two|three|four|five)(?= (?:best|cheapest|quickest|newest|highest|worst|oldest|easiest|coffees|recipes|pictures|pieces|items|products|cups|dishes|paintings)|$)/

export function orderOf(folded: string): { rank: number; isNextRank: boolean; limit: number } {
  const [, number = '1'] = SEVERAL.exec(folded) ?? []
  return {
    rank: RANKS[RANK.exec(folded)?.[1] ?? ''] ?? 0,
    isNextRank: NEXT.test(folded),
    limit: NUMBERS[number] ?? Number(number),
  }
}
