import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { SearchDocument, SearchKind } from '@/lib/search/document'
import { createDocumentIndex } from '@/lib/search/index-documents'
import { answerMessages } from '../helper-process'
import { timeOf } from '../pace'
import { anonymousMemory } from '../process-usage'

export type Indexed = {
  /** Milliseconds. */
  build: number
  update: number
  search: number
  /** The same as a visitor types it, with parts of words. */
  parts: number
  /** The longest time without a turn of the event loop. */
  hold: number
  /** The same while there is nothing to do, which is what other programs take. */
  idleHold: number
  /** MB */
  memory: number
}

const KINDS: readonly SearchKind[] = ['one', 'other'].map((name) => ({
  name,
  plural: `${name} things`,
  words: [name],
  href: `/${name}`,
}))
const TYPED = { isTyping: true, hasParts: true } as const
const IDLE_MS = 2000
const SYLLABLES = 'ba co di fu ge ha li mo nu pe ra so ti vu ze kla bre sto'.split(' ')

/** One of 4,913 words, each as frequent as the others. */
function word(seed: number): string {
  const pick = (i: number) =>
    SYLLABLES[(Math.imul(seed + 7, 2654435761 + i * 40503) >>> 8) % SYLLABLES.length] ?? ''
  return pick(1) + pick(2) + pick(3)
}

function documentsOf(count: number, change = 0): SearchDocument[] {
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    title: `${word(i)} ${word(i * 3 + 1)} ${i === change ? 'changed' : ''}`,
    href: `/things/${i}`,
    access: 'everybody',
    text: Array.from({ length: 30 }, (_, j) => word(i * 31 + j * j)).join(' '),
    facts: {
      price: { phrase: `costs €${i % 90}`, value: i % 90 },
      maker: { phrase: 'is by anna', value: i % 2 === 0 ? 'anna' : 'ben' },
    },
  }))
}

async function measure(count: number): Promise<Indexed> {
  const index = createDocumentIndex()
  const half = count / 2
  const [documents, changed] = [documentsOf(half), documentsOf(half, 17)]
  globalThis.gc?.()
  const before = anonymousMemory(process.pid)
  const loop = monitorEventLoopDelay({ resolution: 1 })
  loop.enable()
  await pause(IDLE_MS)
  const idleHold = loop.max / 1e6
  loop.reset()
  const build = await timeOf(async () => {
    for (const kind of KINDS) await index.update(kind, documents)
  })
  const update = await timeOf(() =>
    Promise.all(KINDS.slice(0, 1).map((kind) => index.update(kind, changed))),
  )
  await pause(50)
  loop.disable()
  globalThis.gc?.()
  const memory = anonymousMemory(process.pid) - before
  const search = await timeOf(async () => {
    for (let i = 0; i < 20; i++) index.find(`${word(i)} ${word(i + 9)}`, () => true)
  })
  const parts = await timeOf(async () => {
    for (let i = 0; i < 20; i++) index.find(`${word(i)} ${word(i + 9)}`, () => true, TYPED)
  })
  return {
    build,
    update,
    search: search / 20,
    parts: parts / 20,
    hold: loop.max / 1e6,
    idleHold,
    memory,
  }
}

answerMessages<number, Indexed>(measure)
