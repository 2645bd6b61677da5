import type { Server } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Clients that never stop connecting must not hold up all work. */
const MAX_TURNS = 200

/** Resolves when no client waits to connect. Node accepts only one a turn, which may take long. */
export function acceptFirst(server: Server): () => Promise<void> {
  let accepted = false
  server.on('connection', () => (accepted = true))
  return async () => {
    // The turn in which this is called has looked for connections already.
    await nextTurn()
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      accepted = false
      await nextTurn()
      if (!accepted) return
    }
  }
}
