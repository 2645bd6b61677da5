import { availableParallelism } from 'node:os'
import type { Options } from '@node-rs/argon2'
import { threadPool } from '@/lib/processes/thread-pool'

const { run } = threadPool({
  name: 'hash-threads',
  file: 'lib/account/hash-worker.mjs',
  // A hash fills a core and 19 MiB; one core stays free for other requests.
  threads: Math.max(1, availableParallelism() - 1),
})

export async function hashInThread(password: string, options: Options): Promise<string> {
  return String(await run({ task: 'hash', args: [password, options] }))
}

export async function verifyInThread(stored: string, password: string): Promise<boolean> {
  return (await run({ task: 'verify', args: [stored, password] })) === true
}
