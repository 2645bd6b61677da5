import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createEmbeddedPainter } from '@/lib/integrations/images/embedded-painter'
import { calculate, cpuOf } from '../cpu'
import { answerMessages } from '../helper-process'
import { anonymousMemory, cpuSeconds } from '../process-usage'

/** The start command has written it. */
const BUNDLE = path.resolve(import.meta.dirname, '../../.build/embedded-worker.js')
/** After it a thread that is not kept has ended, which costs CPU too. */
const PAUSE_MS = 200

export type Wish = 'calculate' | { dateKey: string; isKept: boolean }
export type Painted = { cpuSeconds: number; memory: number }

const idle = anonymousMemory(process.pid)
const withFreshThreads = createEmbeddedPainter(BUNDLE, 1)
const withOneThread = createEmbeddedPainter(BUNDLE)

/** Paints a day's picture as the site does; a thread that is kept serves the next one too. */
async function paintDay(dateKey: string, isKept: boolean): Promise<Painted> {
  let max = 0
  const watch = setInterval(() => (max = Math.max(max, anonymousMemory(process.pid))), 10)
  const before = cpuSeconds(process.pid)
  const request = { dateKey, emojis: [], author: 'anna', secret: '00' }
  const painter = isKept ? withOneThread : withFreshThreads
  await painter.paint(request, { signal: new AbortController().signal })
  await pause(PAUSE_MS)
  clearInterval(watch)
  return { cpuSeconds: cpuSeconds(process.pid) - before, memory: max - idle }
}

/** Its memory is that of the arithmetic's field. */
async function calculateOnce(): Promise<Painted> {
  const field = new Float64Array(1024 * 1024)
  const cpu = await cpuOf(() => calculate(field))
  return { cpuSeconds: cpu, memory: field.byteLength / 1024 ** 2 }
}

answerMessages<Wish, Painted>((wish) =>
  wish === 'calculate' ? calculateOnce() : paintDay(wish.dateKey, wish.isKept),
)
