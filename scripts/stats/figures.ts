import { filesInCircles } from './import-graph'
import { countMatches, isOfSite, linesOf, type Source } from './sources'

/** The folders and models of a feature; addresses follow the specifications' spelling. */
const FEATURES: Record<string, RegExp> = {
  coffee: /\/coffee/,
  store: /\/(store|marketplace|orders|pre-order)/,
  gallery: /\/gallery\/|^app\/\(site\)\/art\/|^models\/piece/,
  cookbook: /\/(cookbook|recipes)\/|^models\/(recipe|make)/,
}
/** Writes go through these files; their calls are the kernel's own. */
const KERNEL = /^lib\/(content|cache\.ts|audit)/

/** Counts that say how much there is to learn; the goals stand in docs/architecture.md. */
export function figuresOf(sources: readonly Source[]): Record<string, number> {
  const site = sources.filter(isOfSite)
  const outside = site.filter(({ file }) => !KERNEL.test(file))
  const product = sources.filter(({ file }) => !/^(e2e|bench)\//.test(file))
  return {
    ...Object.fromEntries(
      Object.entries(FEATURES).map(([name, pattern]) => [
        `product files of ${name}`,
        site.filter(({ file }) => pattern.test(file)).length,
      ]),
    ),
    'product lines of the site': linesOf(site),
    'calls of recordChange outside the kernel': countMatches(outside, /\brecordChange\(/g),
    'calls of invalidate outside the kernel': countMatches(outside, /\binvalidate\(/g),
    'spreads of LIVE': countMatches(product, /\.\.\.LIVE\b/g),
    'pairs of a service and a browser call with one name': sharedNames(site).length,
    'files in circles of imports': filesInCircles(site),
    'spread literals': countMatches(product, /\.\.\.\{ ?[a-zA-Z]/g),
    'loose files of lib': site.filter(({ file }) => /^lib\/[^/]+$/.test(file)).length,
    'fragments as doc comments': countMatches(
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

/** Functions that both a `calls.ts` and a file of `lib` export. */
function sharedNames(site: readonly Source[]): string[] {
  const exportsOf = (chosen: readonly Source[]) =>
    new Set(
      chosen.flatMap(({ text }) =>
        [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name),
      ),
    )
  const calls = exportsOf(site.filter(({ file }) => file.endsWith('/calls.ts')))
  const services = exportsOf(site.filter(({ file }) => file.startsWith('lib/')))
  return [...calls].filter((name): name is string => name !== undefined && services.has(name))
}
