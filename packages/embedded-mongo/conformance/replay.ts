import { compareOutcome, type Verdict } from './compare'
import { MongoClient } from './driver'
import { Sandbox } from './sandbox'
import type { Job, Vector } from './vectors'

export type Share = { total: number; same: number; verdicts: Map<Verdict, number> }
type Difference = { kind: string; verdict: Verdict; vector: Vector; actual: unknown }
export type Report = { kinds: Map<string, Share>; differences: Difference[] }

const WORKERS = 4
const PASSES: ReadonlySet<Verdict> = new Set(['same', 'keyOrder', 'numberType'])

/** Replays vectors against a server; every worker has a database of its own. */
export async function replay(uri: string, jobs: readonly Job[]): Promise<Report> {
  const client = await MongoClient.connect(uri)
  const waiting = [...jobs]
  const report: Report = { kinds: new Map(), differences: [] }
  const work = async (worker: number): Promise<void> => {
    const db = client.db(`vectors_${worker}`)
    const sandbox = new Sandbox(db)
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      await sandbox.load(job.dataset)
      for (const vector of job.vectors) {
        const actual = await sandbox.run(vector)
        note(report, job, vector, compareOutcome(vector, job.dataset, actual), actual)
      }
    }
    await db.dropDatabase()
  }
  try {
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)))
  } finally {
    await client.close()
  }
  return report
}

function note(
  { kinds, differences }: Report,
  { dataset: { kind } }: Job,
  vector: Vector,
  verdict: Verdict,
  actual: unknown,
): void {
  const share: Share = kinds.get(kind) ?? { total: 0, same: 0, verdicts: new Map() }
  kinds.set(kind, share)
  share.total++
  share.verdicts.set(verdict, (share.verdicts.get(verdict) ?? 0) + 1)
  if (PASSES.has(verdict)) share.same++
  else differences.push({ kind, verdict, vector, actual })
}

export const percentOf = ({ same, total }: Share): number => (100 * same) / total

/** One line for each kind. */
export function tableOf({ kinds }: Report): string {
  const lines = [...kinds]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, share]) => {
      const verdicts = [...share.verdicts].filter(([verdict]) => verdict !== 'same')
      const notes = verdicts.map(([verdict, count]) => `${verdict} ${count}`).join(', ')
      const figures = `${String(share.total).padStart(5)} ${percentOf(share).toFixed(2).padStart(7)} %`
      return `${kind.padEnd(20)}${figures}  ${notes}`
    })
  return lines.join('\n')
}
