import { filesInCircles } from './import-graph'
import { countMatches, isOfSite, linesOf, type Source } from './sources'

/** The folders and models of a feature; addresses spell some otherwise. */
const FEATURES: Record<string, RegExp> = {
  coffee: /^(components|lib)\/coffee\/|^app\/.*\/coffee|^models\/coffee/,
  store:
    /^(components|lib)\/store\/|^app\/.*\/(store|marketplace|orders)\/|^models\/(store-|pre-order)/,
  gallery: /^(components|lib)\/gallery\/|^app\/(api\/gallery|\(site\)\/art)\/|^models\/gallery-/,
  cookbook:
    /^(components|lib)\/cookbook\/|^app\/.*\/(cookbook|recipes)\/|^models\/(recipe|make|cook-)/,
}
/** What writes through these is invalidated by itself. */
const WRITERS = /^lib\/(content\/|cache\.ts)/

/** Counts that say how much there is to learn; docs/architecture.md has their limits. */
export function figuresOf(sources: readonly Source[]): Record<string, number> {
  const site = sources.filter(isOfSite)
  const others = site.filter(({ file }) => !WRITERS.test(file))
  const product = sources.filter(({ file }) => !/^(e2e|bench)\//.test(file))
  return {
    ...Object.fromEntries(
      Object.entries(FEATURES).map(([name, pattern]) => [
        `files of ${name}`,
        site.filter(({ file }) => pattern.test(file)).length,
      ]),
    ),
    'lines of the site': linesOf(site),
    'calls of invalidate': countMatches(others, /\binvalidate\(/g),
    'files in circles of imports': filesInCircles(site),
    'loose files of lib': site.filter(({ file }) => /^lib\/[^/]+$/.test(file)).length,
    'doc comments that are fragments': countMatches(
      product,
      /\/\*\* (Of|By|For|In|Without|Where|From|With) /g,
    ),
    'doc comments without a declaration': countMatches(
      product,
      /^ *\/\*\*(?:(?!\*\/)[^])*\*\/ *\n *(?:\n|\/\*\*)/gm,
    ),
    'files that name overallRating': filesWith(site, 'overallRating'),
    'files that name quoteHelp': filesWith(site, 'quoteHelp'),
  }
}

function filesWith(site: readonly Source[], word: string): number {
  return site.filter(({ text }) => text.includes(word)).length
}
