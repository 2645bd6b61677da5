import { toImported } from '@/lib/cookbook/import/imported-recipe'
import { findRecipe } from '@/lib/cookbook/import/read-recipe'
import { splitLine } from '@/lib/cookbook/import/split-line'
import { type Figure, figure } from '../figures'
import { measureAmounts } from './amounts'
import { areMarked, compareLines, compareRead, isSavable } from './compare'
import { type RealPage, readPages } from './pages'
import { measureTimers } from './timers'

type Count = { right: number; all: number }

/** What is counted, with its unit and the least that is wanted. */
const COUNTS = {
  title: ['title as expected', '%', 99],
  lines: ['ingredient lines as expected', '%', 98],
  markedLines: ['ingredient lines, where the marks have them', '%', 98],
  line: ['each ingredient line as expected', '%', 0],
  steps: ['steps as expected', '%', 96],
  markedSteps: ['steps, where the marks have them', '%', 96],
  servings: ['yield as expected', '%', 96],
  minutes: ['total time as expected', '%', 96],
  microdata: ['microdata alone, with ingredients', 'pages', 54],
  savable: ['JSON-LD, saved without typing', 'pages', 940],
  unmarked: ['without marks, with ingredients', 'pages', 0],
} as const
const NONE = { of: 'value', atMost: 0 } as const

type CountName = keyof typeof COUNTS

/** The importer over pages of other sites, against what recipe-scrapers expects of them. */
export async function* measureImport(folder: string | undefined): AsyncGenerator<Figure> {
  if (folder === undefined) throw new Error('The part import needs --pages with a folder.')
  const counts = new Map<string, Count>()
  const quantities: string[] = []
  const steps: { language: string; text: string }[] = []
  for (const page of readPages(folder)) {
    const { ingredients, instructions_list: texts, language } = page.expected
    if (Array.isArray(ingredients)) quantities.push(...ingredients.map(quantityOf))
    if (Array.isArray(texts)) {
      steps.push(...texts.map((text) => ({ language: language ?? '', text })))
    }
    for (const [name, isRight] of readOne(page)) {
      const { right, all } = counts.get(name) ?? { right: 0, all: 0 }
      counts.set(name, { right: right + (isRight ? 1 : 0), all: all + 1 })
    }
  }
  for (const [name, [title, unit, atLeast]] of Object.entries(COUNTS)) {
    const { right, all } = counts.get(name) ?? { right: 0, all: 0 }
    const value = unit === '%' ? (100 * right) / all : right
    const naming = { name: `${title}, of ${all}`, unit, bound: { of: 'value', atLeast } } as const
    yield figure('import', naming, value)
  }
  yield* amountFigures(quantities)
  yield* timerFigures(steps)
}

const quantityOf = (line: string) => splitLine(line).quantity

function* amountFigures(quantities: readonly string[]): Generator<Figure> {
  const { amounts, ...wrong } = measureAmounts([...quantities])
  for (const [name, list] of Object.entries(wrong)) {
    const title = `amounts scaled wrongly (${name}), of ${amounts}`
    yield figure('import', { name: title, unit: '', bound: NONE }, list.length)
  }
}

function* timerFigures(all: Parameters<typeof measureTimers>[0]): Generator<Figure> {
  const { steps, times, missed, wrong } = measureTimers(all)
  const found = (100 * (times - missed.length)) / times
  const bound = { of: 'value', atLeast: 98 } as const
  yield figure('import', { name: `times that are timers, of ${times}`, unit: '%', bound }, found)
  const atMost = steps / 500
  yield figure(
    'import',
    { name: `false timers, of ${steps} steps`, unit: '', bound: { of: 'value', atMost } },
    wrong.length,
  )
}

function readOne(page: RealPage): [CountName, boolean][] {
  const found = findRecipe(page.html.trim())
  const hasLines = (found?.lines.length ?? 0) > 0
  if (page.marking === 'none') return [['unmarked', hasLines]]
  const same = Object.entries(compareRead(found, page)) as [CountName, boolean | null][]
  const { ingredients, instructions_list: steps } = page.expected
  const compared = [
    ...same.flatMap(([name, isSame]): [CountName, boolean][] => {
      if (isSame === null) return []
      const marked = name === 'lines' ? ingredients : name === 'steps' ? steps : null
      if (!marked || !areMarked(page.html, marked)) return [[name, isSame]]
      return [
        [name, isSame],
        [name === 'lines' ? 'markedLines' : 'markedSteps', isSame],
      ]
    }),
    ...compareLines(found, page).map((isSame): [CountName, boolean] => ['line', isSame]),
  ]
  if (page.marking === 'microdata') return [...compared, ['microdata', hasLines]]
  return [...compared, ['savable', found !== null && isSavable(toImported(found))]]
}
