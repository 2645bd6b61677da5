import type { Motif } from '../motif'
import { isCountable, isPlural, oneOf, withArticle } from '../nouns'

const TAIL =
  / (?:with|that|in(?! hand)|at|on|among|for|behind|who|over|as|saying|up|down|left|right|turning|pointing|making) .*$|(?<=arrow) (?:up|down|left|right)$/

/** The name leaves out what is said of it: an arrow, and not an arrow up and left. */
export function bareOf(motif: Motif): string {
  const whole = oneOf(motif.name)
  return motif.parts ? whole : whole.replace(TAIL, '')
}

/** A noun phrase with its article. */
export function phraseOf(motif: Motif): string {
  const bare = bareOf(motif)
  if (/^(?:letters|word|figure|number|signs|figures) /.test(bare)) return `the ${bare}`
  if (isPlural(bare) || (!isCountable(motif.name) && bare === motif.name)) return bare
  return withArticle(bare)
}
