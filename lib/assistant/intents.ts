import type { FactName } from '@/lib/search/document'

/** `steps`: the sentences of a text. */
export type Topic = FactName | 'steps'

export type Comparison = {
  fact: FactName
  end: 'most' | 'least'
  label: string
  /** `cheaper` compares with the answer before. */
  isRelative: boolean
}

const TOPICS: readonly (readonly [RegExp, Topic])[] = [
  [/\bhow many euros\b|\b(cost|costs|price|prices|priced|expensive|cheap|euros?)\b/, 'price'],
  [/\b(colou?rs|palette|what colou?r|which colou?r)\b/, 'colours'],
  [/\b(in stock|sold out|available|availability|stock|left)\b/, 'stock'],
  [/\b(?:is|are|was|were|been) .*\bsold\b/, 'stock'],
  [/\bpre ?order(s|ed)?\b/, 'stock'],
  [/\bstill (get|buy|have|order)\b/, 'stock'],
  [
    /\b(servings?|portions?|how many (people|persons|guests)|(how many|whom?) .*(serves?|feeds?))\b/,
    'servings',
  ],
  [/\b(difficult|difficulty|hard|easy|complicated)\b/, 'difficulty'],
  [/\b(ingredients?|need for|need to|contain|contains|containing|made (of|with))\b/, 'ingredients'],
  [/\b(what|which) (material|fabric)\b/, 'ingredients'],
  [/^(is|are) there (?:any )?\w+(?: \w+)? in (the|that|this|it)\b/, 'ingredients'],
  [
    /^(does|do) .* (have|has|need|use) .*\bin it\b|^(and )?(is there |are there )?any \w+ in it$/,
    'ingredients',
  ],
  [/^(does|do) (the|this|that|your) .* (need|use|include) \w+$/, 'ingredients'],
  [/\b(goes|go|comes|put) in(to)?( (it|them|this|that|there))?\b/, 'ingredients'],
  [/\bwhat (do|should|must) (i|you|we) need\b|\bwhat is in (it|them|this|that)\b/, 'ingredients'],
  [/\bhow (do|can|to|should) (i |you |we |one )?(make|cook|bake|prepare)\b|\bsteps\b/, 'steps'],
  [
    /\bhow (much time|long|quick|fast)|(?<!\b(?:i|we|you) )\btakes?\b|\bminutes\b|\bhours\b/,
    'minutes',
  ],
  [/\b(how (big|large|tall|wide|high|small)|size|dimensions|measures?|centimet\w+|cm)\b/, 'size'],
  [/\b(quote|quoted)\b/, 'quote'],
  [/\b(score|scores|scored|rating|rated|points|grade|how good|how was)\b/, 'score'],
  [/\b(where|which (city|country|town)|what (city|country|town)|located|location)\b/, 'place'],
  [/\b(who|whose|artist|author|creator|maker|chef)\b/, 'maker'],
  [/\b(when|what date|(?:which|what) (?:day|month|year)|how old)\b/, 'date'],
  [/\bhow much( (is|are|for|it)\b|$)/, 'price'],
]

type Named = readonly [least: string, most: string]

/** Each fact has the words that compare it, relative ones first. */
const COMPARED: readonly (readonly [FactName, Named, Named, Named])[] = [
  [
    'price',
    ['cheaper|less expensive|costs? less', 'more expensive|dearer|pricier'],
    [
      'cheapest|least expensive|most affordable|lowest prices?',
      'most expensive|dearest|highest prices?|priciest|costs the most',
    ],
    ['cheapest', 'most expensive'],
  ],
  [
    'minutes',
    ['quicker|faster|shorter', 'slower|longer|takes longer'],
    [
      'quickest|fastest|shortest|least time|speediest|soonest|ready first|in a hurry',
      'slowest|longest|(?:the )?most time|most patience',
    ],
    ['quickest', 'longest'],
  ],
  [
    'difficulty',
    ['easier|simpler|less difficult', 'harder|more difficult|trickier'],
    [
      'easiest|simplest|least difficult|least work|beginners?|novices?',
      'hardest|most difficult|trickiest|toughest|most complicated|most challenging|most demanding',
    ],
    ['easiest', 'most difficult'],
  ],
  [
    'ingredients',
    ['fewer ingredients|less ingredients', 'more ingredients'],
    [
      '(?:fewest|least|smallest number of|lowest number of) (?:different )?ingredients|fewest',
      'most ingredients',
    ],
    ['one with the fewest ingredients', 'one with the most ingredients'],
  ],
  [
    'servings',
    ['fewer people', 'more people'],
    ['fewest (?:people|persons|guests)', 'most (?:people|persons|guests|servings|portions)'],
    ['one for the fewest people', 'one for the most people'],
  ],
  [
    'area',
    ['smaller', 'larger|bigger'],
    ['smallest|tiniest|littlest', 'largest|biggest|hugest'],
    ['smallest', 'largest'],
  ],
  [
    'makes',
    ['less often', 'more often'],
    ['(?:fewest|least) (?:often|makes|popular)', 'most (?:often|makes|popular|frequently)'],
    ['least often cooked', 'most often cooked'],
  ],
  ['width', ['narrower', 'wider'], ['narrowest', 'widest|broadest'], ['narrowest', 'widest']],
  ['height', ['less tall', 'taller'], ['least tall', 'tallest'], ['least tall', 'tallest']],
  [
    'date',
    ['older|earlier', 'newer|more recent'],
    ['oldest|earliest|very first', 'newest|latest|most recent|most recently|recently|lately'],
    ['oldest', 'newest'],
  ],
  [
    'score',
    [
      'worse|lower rated|(?:scored?|rated|rating|points) (?:\\S+ )?lower|lower (?:score|rating)|fewer points',
      'better|higher rated|(?:scored?|rated|rating|points) (?:\\S+ )?higher|higher (?:score|rating)|more points',
    ],
    [
      'worst|weakest|lowest|poorest|least (?:liked|good|tasty)|liked? (?:the )?least|avoid|disappoint\\w*|terrible|awful',
      'best|strongest|highest|top|favou?rite|finest|(?:less|least) bad|(?:liked?|loved?|enjoyed?|impressed \\w+) (?:the )?(?:most|best)|decent|recommend\\w*|worth (?:a visit|visiting|trying)|should i (?:go|try|visit)|good (?:place|one|cup|spot)',
    ],
    ['worst rated', 'best rated'],
  ],
]

const COMPARISONS = COMPARED.flatMap(([fact, relative, absolute, labels]) =>
  ([relative, absolute] as const).flatMap((words, i) =>
    words.map((pattern, j) => ({
      pattern: new RegExp(`\\b(?:${pattern})\\b`),
      comparison: {
        fact,
        end: j === 0 ? ('least' as const) : ('most' as const),
        label: labels[j] ?? '',
        isRelative: i === 0,
      },
    })),
  ),
)
/** `rated last` and `the first coffee`, but not `who comes first`. */
const ENDS_OF_TIME: readonly (readonly [RegExp, Comparison])[] = [
  [
    /\blast\b(?! (?:week|month|year|day|night|time|summer|winter|autumn|spring))/,
    { fact: 'date', end: 'most', label: 'newest', isRelative: false },
  ],
  [/\bfirst\b/, { fact: 'date', end: 'least', label: 'oldest', isRelative: false }],
]

export function withoutComparison(folded: string): string {
  const said = COMPARISONS.find(({ pattern }) => pattern.test(folded))
  return said && !said.comparison.isRelative ? folded.replace(said.pattern, ' ') : folded
}

export function topicOf(folded: string): Topic | null {
  return TOPICS.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

export function comparisonOf(folded: string, hasKinds: boolean): Comparison | null {
  const found = COMPARISONS.find(({ pattern }) => pattern.test(folded))?.comparison
  const ofTime = ENDS_OF_TIME.find(([pattern]) => hasKinds && pattern.test(folded))?.[1]
  return found ?? ofTime ?? null
}

/** `top 3`, `three best`, `two coffees`. */
export const SEVERAL =
  /\b(\d|two|three|four|five)(?= (?:best|cheapest|quickest|newest|highest|worst|oldest|easiest|coffees|recipes|pictures|pieces|items|products|cups|dishes|paintings)|$)/

/** `rank` counts from 0; `most` is 3 for `top 3`. */
export function rankOf(folded: string): { rank: number; isNext: boolean; most: number } {
  const [, word = ''] =
    /\b(runner up|second|third|fourth|2nd|3rd|4th)\b(?! (?:hand|time|day))/.exec(folded) ?? []
  const rank =
    { 'runner up': 1, second: 1, third: 2, fourth: 3, '2nd': 1, '3rd': 2, '4th': 3 }[word] ?? 0
  const [, number = '1'] = SEVERAL.exec(folded) ?? []
  const most = { two: 2, three: 3, four: 4, five: 5 }[number] ?? Number(number)
  return {
    rank,
    isNext:
      /^(?:and |then )*(?:what is |which is |what about )?(?:the )?next(?: one| best)?\b/.test(
        folded,
      ),
    most,
  }
}

export const ASKS_COUNT = /\bhow many\b(?! times)|\bnumber of\b|\bcount (?:of|the)\b/
export const ASKS_AVERAGE = /\b(?:average|mean (?:score|rating|time|price)|on average)\b/
export const ASKS_LIST =
  /\b(which|list|show all|what .*are there|what .*do you have|what (?:\S+ )?things|any|all|what can i|what did|what do you|what is for)\b/
export const REFERS =
  /\b(it|its|one|ones|them|they|those|these|that|this|he|she|him|her|both|there|mine)\b/
/** `which of these` or `the baked one`. */
export const OF_BEFORE =
  /\b(?:of|from|among|are|is|do) (?:any of )?(?:these|those|them)\b|\bthe (?:\S+ )?one\b|\bany of (?:them|those|these)\b|^(?:and |but )?which (?:ones? )?(?:is|are|has|have|was|were) (?!the |your |my )/
export const ANY_OF_BEFORE =
  /^(?:(?:and|so|but) )*(?:is|are|was|were|does|do|has|have) (?:any|one|some|none) of (?:them|these|those)\b/
/** Its first group is `before` or `after`. */
export const DAY_BESIDE =
  /\b(?:day|picture|art|one) (before|after)\b|\b(previous|next|following) (?:day|picture|one)\b|\bday (earlier|later)\b/
export const CONTINUES =
  /^(and|or|what about|how about|but|then|also|(?:anything|something) (?:similar|like (?:that|it)|else)|similar)\b/
/** `is there any in it?` */
export const IS_OF_IT =
  /\b(?:it|its)\b|\b(?:in|with|on|of) (?:this|that)$|^(?:and |but )?(?:is|does|has|was) (?:this|that)\b/

export const ASKS_WHETHER =
  /^(?:(?:and|so|but|ok|well|hi|hello) )*(?:is|are|was|were|do|does|did|has|have|can|could|will|would|may|must|should|any|got)\b/
export const ASKS_FOR_ONE =
  /\b(?:is|are|was|were) there\b|\bdo (?:you|u|they) (?:have|sell|offer|know|serve)\b|\bdoes (?:the|this) (?:\w+ )?(?:have|sell|offer)\b|\bhave you (?:got|rated|painted|been)\b|^(?:and |so |but )*(?:any|got|does any)\b|\bdoes anything\b|\bdid you (?:ever )?(?:rate|have|try|drink|paint)\b/
/** It matches questions about using the site. */
export const ASKS_HELP =
  /^(?:(?:and|so|but|if|hi|hello) )*(?:how (?:do|can|could|should|would|may|must) (?:i|you|we|one)\b(?! (?:make|cook|bake|prepare|rate))|(?:can|could) i\b(?! (?:make|cook|bake|buy|get|eat|drink))|may i\b|am i\b|do i\b|must i\b|is my\b|are my\b|why\b|what (?:happens|becomes)\b|when (?:do|does|will)\b|who (?:can|may|sees|reads|gets|is allowed)\b|do you (?:use|track|store|keep|save|sell my|collect|share|send|log)\b|is it possible\b|(?:can|could|may) (?:the|an?|my|this|that) \S+(?: \S+)? be (?:shown|seen|changed|deleted|downloaded|exported|hidden|shared|saved|scaled|printed|turned|set|restored|used again|picked again|reused)\b|where (?:do|can) i\b|i (?:forgot|lost|want to|would like to|cannot|can t|can not|need to)\b)|\bhow (?:often|frequently|regularly)\b|\b(?:what|which) (?:time|hour)\b|(?:can|could|will) you (?:show|send|tell me when|mail|remind|notify)\b|\b(?:my|mine) (?!friend|guest|kid|family)/
/** The question after a statement: `I made it, how can I post a photo?` */
export const ASKING_CLAUSE =
  /\b(?:how (?:do|can|could|should|would) (?:i|we|one)|where (?:do|can|could|should) i|(?:can|may|must|do|could) i (?:still|have|then))\b(?! (?:make|cook|bake|prepare)).*$/
export const ASKS_MAKES =
  /\b(?:person|anybody|anyone|somebody|someone|people|others|members?|users?)\b.* (?:cook(?:ed)?|made|make|tried|try|baked?|changed?|sa(?:y|id)|think|wrote|like(?:d)?)\b|\b(?:comments?|reviews?|feedback|makes)\b/
