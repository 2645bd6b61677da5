/** `it`, `those`, `mine`: words that stand for the last answer. */
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
/** `And if I forgot it?` after an answer about the site. */
export const GOES_ON =
  /^(?:and|but) (?:if|when|for|after|before)\b|^(?:and |but )?(?:in|for|by|from|with|to|until|since|at) (?:which|what|how)\b/
export const SAME_MAKER =
  /\bsame (?:person|artist|author|chef|painter|maker|creator|cook|one)\b|\b(?:else|other|more|another)\b.*\b(?:he|she|they|him|her|them|hers|his|theirs)\b|\b(?:he|she|they)\b.*\b(?:else|other|more)\b/
export const SAME_PLACE =
  /\bsame (?:city|town|place|country)\b|\b(?:else|other|more|another)\b.*\bthere\b/
