import { comparedFigure, type Figure } from '../figures'
import { startHelper } from '../helper-process'
import { comparePairs, type Pace } from '../pace'

const SHEETS = 20

/** Sheets of 24 codes: CPU of all threads. */
export async function* measureSheets(pace: Pace): AsyncGenerator<Figure> {
  const helper = startHelper<'sheet' | 'calculate', number>('qrnotes/sheet-process.ts')
  const costs: number[] = []
  const draw = async () => {
    const cost = 1000 * (await helper.ask('sheet'))
    costs.push(cost)
    return cost
  }
  const calculate = async () => 1000 * (await helper.ask('calculate'))
  const cpu = await comparePairs(pace.isQuick ? 5 : SHEETS, draw, calculate)
  const naming = {
    unit: 'ms of CPU',
    against: 'fixed arithmetic',
    bound: { of: 'value', atMost: 200 },
  } as const
  yield comparedFigure('qrnotes', { ...naming, name: 'a sheet of 24 codes' }, cpu)
  const dearest = Math.max(...costs)
  const worst = { ...cpu, value: dearest, ratio: dearest / cpu.reference }
  yield comparedFigure('qrnotes', { ...naming, name: `the dearest of ${costs.length}` }, worst)
}
