import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const SITE = [
  ...['app', 'components', 'lib', 'models', 'server', 'packages/painter', 'scripts', 'e2e'],
  ...['middleware.ts', 'instrumentation.ts'],
]
const ALL = [
  ...SITE,
  'packages/embedded-mongo',
  'bench',
  'middleware.test.ts',
  'playwright.config.ts',
]
const RULES = 'docs/rules'

function filesOf(places: string[], ending: RegExp): string[] {
  return places
    .flatMap((place) =>
      statSync(place).isDirectory()
        ? readdirSync(place, { recursive: true }).map((name) => path.join(place, String(name)))
        : [place],
    )
    .filter((file) => ending.test(file) && !file.includes('node_modules'))
}

/** Every match of a pattern with the files that hold it. */
function findIn(files: string[], pattern: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of files) {
    for (const match of new Set(readFileSync(file, 'utf8').match(pattern))) {
      found.set(match, [...(found.get(match) ?? []), file])
    }
  }
  return found
}

/** A heading names one rule or, where a later one was folded into it, several: `**G-97, G-132**`. */
const HEADING = /^\*\*(G-\d+[a-z]?(?:, G-\d+[a-z]?)*)\*\* /gm

const pages = filesOf([RULES], /\.md$/)
const defined = pages.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(HEADING)].flatMap(([, rules = '']) => rules.split(', ')),
)

test('every rule that code or the other documents cite is in docs/rules', () => {
  const cited = findIn(
    [...filesOf(ALL, /\.(ts|tsx|mjs|css)$/), ...filesOf(['docs', 'README.md'], /\.md$/)],
    /\bG-\d+[a-z]?\b/g,
  )
  expect([...cited].filter(([rule]) => !defined.includes(rule))).toEqual([])
})

test('no rule is defined twice', () => {
  expect(defined.filter((rule, index) => defined.indexOf(rule) !== index)).toEqual([])
})

test('no rule amends another one: each reads whole', () => {
  expect([...findIn(pages, /\bAmend(s|ed|ment)\b/g).values()]).toEqual([])
})

test('the index of the rules names every page', () => {
  const index = readFileSync(path.join(RULES, 'README.md'), 'utf8')
  const names = readdirSync(RULES).filter((page) => page !== 'README.md')
  expect(names.filter((page) => !index.includes(`(${page})`))).toEqual([])
})

/** Not a coordinate of SVG, a colour, or a part of a name or an address. */
const CITATION = /(?<![%\w#\\-])(?:S[12]|[COP]-\d{1,3}|F\d{1,2})\b(?![%.\d]| -?[.\d])/g

test('nothing cites a list that is not in the repository', () => {
  const files = [
    ...filesOf([...ALL, 'testing'], /\.(ts|tsx|mjs|css)$/),
    ...filesOf(['docs'], /\.md$/),
  ]
  expect([...findIn(files, CITATION)]).toEqual([])
})
