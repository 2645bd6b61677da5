import { setTimeout as pause } from 'node:timers/promises'
import { withLock } from '@/lib/leases/lock'
import { LEASE_ROUND_MS, leaseRecords } from '@/lib/testing/lease-records'

/* A process that takes one named lease again and again, for a test that kills it. */
const TIMING = { leaseMs: LEASE_ROUND_MS, pollMs: 2 }
const me = String(process.pid)

async function enter(): Promise<void> {
  const records = await leaseRecords()
  const before = await records.findOneAndUpdate({ _id: 'records' }, { $set: { inside: me } })
  if (before?.inside && isAlive(Number(before.inside))) {
    await records.updateOne({ _id: 'records' }, { $inc: { overlaps: 1 } })
  }
  await pause(3)
  await records.updateOne({ _id: 'records' }, { $set: { inside: null }, $inc: { rounds: 1 } })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

process.stdout.write('working\n')
for (;;) await withLock('records', enter, TIMING)
