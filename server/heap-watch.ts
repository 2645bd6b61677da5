import v8 from 'node:v8'
import vm from 'node:vm'
import { logger } from '@/lib/logger'

/** It is a share of the heap's limit: beyond it V8 ends the process soon. */
const NEAR = 0.88
/** Buffers lie outside of the heap: bodies, pictures and answers, about 20 MB of an idle site. */
const MAX_EXTERNAL = 160 * 1024 * 1024
const LOOK_MS = 100
/** V8 ends a process whose time goes into collections, and those that it is told to make count. */
const COLLECT_MS = 10_000

type Heap = {
  statistics: () => Pick<v8.HeapInfo, 'used_heap_size' | 'heap_size_limit' | 'external_memory'>
  collect: () => void
}

/** Collects first: a full heap may be mostly free, and an idle site must not refuse for ever. */
export function heapWatch({ statistics, collect }: Heap = OWN): () => boolean {
  let [lookedAt, collectedAt] = [-Infinity, -Infinity]
  let isFull = false

  const isNear = () => {
    const { used_heap_size: used, heap_size_limit: limit, external_memory: buffers } = statistics()
    return used > limit * NEAR || buffers > MAX_EXTERNAL
  }

  function logFull(): void {
    const { used_heap_size: heap, external_memory: buffers } = statistics()
    logger().warn(
      { heap, buffers },
      'The memory is full: requests are refused until there is room.',
    )
  }

  return () => {
    const time = performance.now()
    if (time - lookedAt < LOOK_MS) return isFull
    lookedAt = time
    const wasFull = isFull
    isFull = isNear()
    if (isFull && time - collectedAt >= COLLECT_MS) {
      collect()
      collectedAt = performance.now()
      isFull = isNear()
    }
    if (isFull && !wasFull) logFull()
    return isFull
  }
}

/** V8 collects once the heap has grown by a fifth, for the whole process, and not when it likes. */
export function limitHeapGrowth(): void {
  v8.setFlagsFromString('--heap-growing-percent=20')
}

const OWN: Heap = {
  statistics: () => v8.getHeapStatistics(),
  collect() {
    v8.setFlagsFromString('--expose-gc')
    const gc: unknown = vm.runInNewContext('gc')
    if (typeof gc !== 'function') return
    gc()
    // Buffers that were freed by a collection are counted until the next one, also a small one.
    gc({ type: 'minor' })
  },
}
