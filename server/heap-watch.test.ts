import { expect, test, vi } from 'vitest'
import { heapWatch } from './heap-watch'

/** A heap whose uses are 0 to 100, with what a collection leaves. */
function heapOf(used: number, left: number) {
  const heap = { used, collections: 0 }
  const isFull = heapWatch({
    statistics: () => ({ used_heap_size: heap.used, heap_size_limit: 100 }),
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
