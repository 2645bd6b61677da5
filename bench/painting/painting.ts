import { comparedFigure, type Figure, figure } from '../figures'
import { startHelper } from '../helper-process'
import { comparePairs, type Pace } from '../pace'
import type { Painted } from './painter-process'

/** Days until every family has come once. */
const FORTNIGHT = 14

/** Pictures of 1024 px by the embedded painter: CPU of all threads, and memory. */
export async function* measurePainting(pace: Pace): AsyncGenerator<Figure> {
  const painter = startHelper<string, Painted>('painting/painter-process.ts')
  const days = pace.isQuick ? 2 : FORTNIGHT
  const painted: Painted[] = []
  const paint = async () => {
    const day = String(painted.length + 1).padStart(2, '0')
    const picture = await painter.ask(`2026-03-${day}`)
    painted.push(picture)
    return picture.cpuSeconds
  }
  const calculate = async () => (await painter.ask('calculate')).cpuSeconds
  const cpu = await comparePairs(days, paint, calculate)
  const naming = { unit: 's of CPU', against: 'fixed arithmetic' } as const
  // The usual day is painted once; the dearest one in up to five layouts.
  const usual = { name: 'one picture, 1024 px', bound: { of: 'value', atMost: 1.6 } } as const
  yield comparedFigure('painting', { ...naming, ...usual }, cpu)
  const max = Math.max(...painted.map(({ cpuSeconds }) => cpuSeconds))
  const worst = { ...cpu, value: max, ratio: max / cpu.reference }
  const dearest = {
    name: `the dearest of ${days} days`,
    bound: { of: 'value', atMost: 3 },
  } as const
  yield comparedFigure('painting', { ...naming, ...dearest }, worst)
  const above = { name: 'memory above idle, at most', unit: 'MB' }
  const memory = Math.max(...painted.map((picture) => picture.memory))
  yield figure('painting', { ...above, bound: { of: 'value', atMost: 200 } }, memory)
}
