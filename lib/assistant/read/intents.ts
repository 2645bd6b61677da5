import type { Topic } from '@/lib/assistant/stages'

/** The first pattern that fits names what is asked of an entry. */
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

export function topicOf(folded: string): Topic | null {
  return TOPICS.find(([pattern]) => pattern.test(folded))?.[1] ?? null
}

export const ASKS_COUNT = /\bhow many\b(?! times)|\bnumber of\b|\bcount (?:of|the)\b/
export const ASKS_AVERAGE = /\b(?:average|mean (?:score|rating|time|price)|on average)\b/
export const ASKS_LIST =
  /\b(which|list|show all|what .*are there|what .*do you have|what (?:\S+ )?things|any|all|what can i|what did|what do you|what is for)\b/
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
/** The site knows nothing of the future. */
export const ASKS_FUTURE =
  /^(?:and |but |so )*will (?:there|you|it|they)\b|\b(?:when|what (?:day|date|month|year|time)|which (?:day|month|year|week)|how soon) (?:will|is .* (?:going to|back|again))\b/
