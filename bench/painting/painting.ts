import { startCommand } from '../../e2e/start-command'
import { comparedFigure, type Comparison, type Figure, figure } from '../figures'
import { startHelper } from '../helper-process'
import { comparePairs, type Pace } from '../pace'
import type { Painted, Wish } from './painter-process'

/** Days until every family has come once. */
const FORTNIGHT = 14

/** Pictures of 1024 px by the embedded painter: CPU of all threads, and memory, with the
 * flags of a site. */
export async function* measurePainting(pace: Pace): AsyncGenerator<Figure> {
  const painter = startHelper<Wish, Painted>('painting/painter-process.ts', [], startCommand())
  const days = pace.isQuick ? 2 : FORTNIGHT
  const calculate = async () => (await painter.ask('calculate')).cpuSeconds

  async function measureDays(isKept: boolean) {
    const painted: Painted[] = []
    const paint = async () => {
      const day = String(painted.length + 1).padStart(2, '0')
      const picture = await painter.ask({ dateKey: `2026-03-${day}`, isKept })
      painted.push(picture)
      return picture.cpuSeconds
    }
    const cpu = await comparePairs(days, paint, calculate)
    return {
      cpu,
      dearest: Math.max(...painted.map(({ cpuSeconds }) => cpuSeconds)),
      memory: Math.max(...painted.map(({ memory }) => memory)),
    }
  }

  // A site paints once a day, so its thread is new. The dearest day is drawn in up to five layouts.
  const fresh = await measureDays(false)
  const usual = `one picture, 1024 px, new thread, median of ${days}`
  yield cpuFigure(usual, fresh.cpu, 1.6)
  const worst = { ...fresh.cpu, value: fresh.dearest, ratio: fresh.dearest / fresh.cpu.reference }
  yield cpuFigure(`the dearest of ${days} days, new thread`, worst, 3)

  // The sample days of a first start are painted in one thread, whose first picture is as above.
  await painter.ask({ dateKey: '2026-02-28', isKept: true })
  const next = await measureDays(true)
  yield cpuFigure(`the same in one thread, median of ${days}`, next.cpu)

  const above = { name: 'memory above idle, at most', unit: 'MB' }
  const memory = Math.max(fresh.memory, next.memory)
  yield figure('painting', { ...above, bound: { of: 'value', atMost: 200 } }, memory)
}

function cpuFigure(name: string, cpu: Comparison, atMost?: number): Figure {
  const naming = { name, unit: 's of CPU', against: 'fixed arithmetic' }
  const bound = atMost && { bound: { of: 'value', atMost } as const }
  return comparedFigure('painting', { ...naming, ...bound }, cpu)
}
