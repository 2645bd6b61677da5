import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { embeddedPainter, setWorkerBundle } from '@/lib/integrations/images/embedded-painter'
import { calculate, cpuOf } from '../cpu'
import { answerMessages } from '../helper-process'
import { anonymousMemory, cpuSeconds } from '../process-usage'

const root = path.resolve(import.meta.dirname, '../..')

export type Painted = { cpuSeconds: number; memory: number }

/** Paints a day's picture as the site does, in a worker thread. */
async function paintDay(dateKey: string): Promise<Painted> {
  const idle = anonymousMemory(process.pid)
  let max = idle
  const watch = setInterval(() => (max = Math.max(max, anonymousMemory(process.pid))), 10)
  const before = cpuSeconds(process.pid)
  const request = { dateKey, emojis: [], author: 'anna', secret: '00' }
  await embeddedPainter.paint(request, { signal: new AbortController().signal })
  clearInterval(watch)
  return { cpuSeconds: cpuSeconds(process.pid) - before, memory: max - idle }
}

/** Its memory is that of the arithmetic's field. */
async function calculateOnce(): Promise<Painted> {
  const field = new Float64Array(1024 * 1024)
  const cpu = await cpuOf(() => calculate(field))
  return { cpuSeconds: cpu, memory: field.byteLength / 1024 ** 2 }
}

// A site has the bundle from its start.
execFileSync(process.execPath, ['scripts/bundle.mjs'], { cwd: root })
setWorkerBundle(path.join(root, '.build/embedded-worker.js'))

answerMessages<string, Painted>(async (wish) => {
  await pause(200)
  return wish === 'calculate' ? calculateOnce() : paintDay(wish)
})
