/** Wordings of questions with those that the site uses. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  // Pictures, but not in `how it works`.
  [/\bworks(?= (?:by|of|from|in|are|hang|does|do|did)\b)/, 'artworks'],
  // `Were is it?`
  [/^(?:and )?were(?= (?:is|are|was|do|does|did|can|could)\b)/, 'where'],
  // `Does not`, without its apostrophe.
  [/\bnot t\b/, 'not'],
  // What somebody has is asked for, not how they got it.
  [
    /^(?:i|we) (?:just |still |have )?(?:bought|got|found|picked) (?:some |up )*(?=.*\b(?:what|which|how|is|can|do)\b)/,
    '',
  ],
  // The verb, not the make of a recipe.
  [
    /\b(?:make|making|open|opening|set up|setting up|get|start) (?:an?|my(?: own)?)(?: new| own| free)? (?:account|profile|membership|login)\b/,
    'sign up for an account',
  ],
  [
    /\b(?:make|set|choose|pick|create|get) (?:an?|my)? ?(?:new|other|another) password\b/,
    'reset my password',
  ],
  [
    /\b(is|are|hangs?|hanging) on (?:the|your) walls?(?: of)?(?=(?: in)? (?:the|your) gallery)/,
    '$1',
  ],
  [/\bsigned in\b/, 'logged in'],
  [/\bback(?:ing)? up\b/, 'backup'],
  [/\bhow many stars\b/, 'what rating'],
  // No days of art.
  [
    /\bhow many (?:days|weeks|hours|minutes)(?= (?:does|do|did|is|are|until|till|before|after|will|must|should)\b(?! you have))/,
    'how long',
  ],
  [/\b(how much|grams of|cups? of|ml of) flower\b/, '$1 flour'],
]

export function rewrite(folded: string): string {
  return REWRITES.reduce((text, [pattern, wording]) => text.replace(pattern, wording), folded)
}
