import { execFileSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { heapWatch } from './heap-watch'

/** A heap whose uses are 0 to 100, with what a collection leaves, and its buffers in MB. */
function heapOf(used: number, left: number, buffers = 0) {
  const heap = { used, buffers, collections: 0 }
  const isFull = heapWatch({
    statistics: () => ({
      used_heap_size: heap.used,
      heap_size_limit: 100,
      external_memory: heap.buffers * 1024 * 1024,
    }),
    collect() {
      heap.collections++
      heap.used = left
    },
  })
  return { heap, isFull }
}

test('a heap with room begins everything and is not collected', () => {
  const { heap, isFull } = heapOf(80, 10)
  expect([isFull(), heap.collections]).toEqual([false, 0])
})

test('a heap that is full of garbage is collected and goes on', () => {
  const { heap, isFull } = heapOf(95, 40)
  expect([isFull(), heap.collections]).toEqual([false, 1])
})

test('buffers that nothing uses any more refuse nothing', () => {
  // Within vitest they are counted no longer at once, as in no other process.
  const script = `
    import { heapWatch } from './server/heap-watch.ts'
    const isFull = heapWatch()
    Array.from({ length: 200 }, () => Buffer.alloc(1024 * 1024, 1))
    console.log(isFull())
  `
  expect(outputOf(script)).toBe('false\n')
})

test('a look every three seconds does not bring the end of a heap that is in use', () => {
  const script = `
    import v8 from 'node:v8'
    import { heapWatch } from './server/heap-watch.ts'
    const used = []
    const { heap_size_limit: limit } = v8.getHeapStatistics()
    while (v8.getHeapStatistics().used_heap_size < limit * 0.9)
      used.push(Array.from({ length: 1000 }, () => ({ used })))
    const isFull = heapWatch()
    let time = 0
    performance.now = () => (time += 3000)
    console.log([isFull(), isFull(), isFull()].join())
  `
  const limits = ['--max-old-space-size=128', '--max-semi-space-size=1']
  expect(outputOf(script, limits)).toBe('true,true,true\n')
}, 60_000)

function outputOf(script: string, options: string[] = []): string {
  const all = [...options, '--import', 'tsx', '--input-type=module', '--eval', script]
  return execFileSync(process.execPath, all, { encoding: 'utf8' })
}

test('buffers outside of the heap count, until there is room', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { heap, isFull } = heapOf(20, 20, 170)
    expect([isFull(), heap.collections]).toEqual([true, 1])
    heap.buffers = 100
    vi.advanceTimersByTime(1000)
    expect(isFull()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})

test('a heap that is full of what is used begins nothing until there is room', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { heap, isFull } = heapOf(95, 95)
    expect(isFull()).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(isFull()).toBe(true)
    // It is not collected with each request.
    expect(heap.collections).toBe(1)
    heap.used = 50
    vi.advanceTimersByTime(1000)
    expect(isFull()).toBe(false)
  } finally {
    vi.useRealTimers()
  }
})
