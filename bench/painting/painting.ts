import { comparedFigure, type Figure, figure } from '../figures'
import { startHelper } from '../helper-process'
import { comparePairs, type Pace } from '../pace'
import type { Painted } from './painter-process'

/** One picture of 1024 px by the site's own painter: CPU of all threads, and memory. */
export async function* measurePainting(pace: Pace): AsyncGenerator<Figure> {
  const painter = startHelper<string, Painted>('painting/painter-process.ts')
  const days = pace.isQuick ? 2 : 6
  let day = 0
  let memory = 0
  const paint = async () => {
    const painted = await painter.ask(`2026-03-${String(++day).padStart(2, '0')}`)
    memory = Math.max(memory, painted.memory)
    return painted.cpuSeconds
  }
  const calculate = async () => (await painter.ask('calculate')).cpuSeconds
  const cpu = await comparePairs(days, paint, calculate)
  const naming = { name: 'one picture, 1024 px', unit: 's of CPU', against: 'fixed arithmetic' }
  yield comparedFigure('painting', { ...naming, bound: { of: 'value', atMost: 1.5 } }, cpu)
  const above = { name: 'memory above idle, at most', unit: 'MB' }
  yield figure('painting', { ...above, bound: { of: 'value', atMost: 200 } }, memory)
}
