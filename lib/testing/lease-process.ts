import { setTimeout as pause } from 'node:timers/promises'
import { withLock } from '@/lib/lock'
import { LEASE_ROUND_MS, leaseRoom } from '@/lib/testing/lease-room'

/* A process that takes one named lease again and again, for a test that kills it. */
const PACE = { leaseMs: LEASE_ROUND_MS, lookMs: 2 }
const me = String(process.pid)

async function enter(): Promise<void> {
  const room = await leaseRoom()
  const before = await room.findOneAndUpdate({ _id: 'room' }, { $set: { inside: me } })
  if (before?.inside && isAlive(Number(before.inside))) {
    await room.updateOne({ _id: 'room' }, { $inc: { overlaps: 1 } })
  }
  await pause(3)
  await room.updateOne({ _id: 'room' }, { $set: { inside: null }, $inc: { rounds: 1 } })
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

process.stdout.write('working\n')
for (;;) await withLock('room', enter, PACE)
