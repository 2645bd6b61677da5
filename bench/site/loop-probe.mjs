import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

// Loaded into a site's process before all else: SIGUSR2 writes by how much its event loop was late
// since the last time, the 99th percentile in milliseconds.
const file = process.env.BENCH_LOOP_FILE
if (file && isMainThread && process.argv[1]?.endsWith('start.js')) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  process.on('SIGUSR2', () => {
    writeFileSync(`${file}.new`, String(delay.percentile(99) / 1e6))
    renameSync(`${file}.new`, file)
    delay.reset()
  })
}
