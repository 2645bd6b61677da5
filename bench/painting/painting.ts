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
  const naming = {
    unit: 's of CPU',
    against: 'fixed arithmetic',
    bound: { of: 'value', atMost: 1.5 },
  } as const
  yield comparedFigure('painting', { ...naming, name: 'one picture, 1024 px' }, cpu)
  const dearest = Math.max(...painted.map(({ cpuSeconds }) => cpuSeconds))
  const worst = { ...cpu, value: dearest, ratio: dearest / cpu.reference }
  yield comparedFigure('painting', { ...naming, name: `the dearest of ${days} days` }, worst)
  const above = { name: 'memory above idle, at most', unit: 'MB' }
  const most = Math.max(...painted.map(({ memory }) => memory))
  yield figure('painting', { ...above, bound: { of: 'value', atMost: 200 } }, most)
}
