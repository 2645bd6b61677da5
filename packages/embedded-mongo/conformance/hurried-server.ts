import { parseArgs } from 'node:util'
import { listen } from '../server'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    'exit-with-parent': { type: 'boolean' },
    'turn-ms': { type: 'string' },
  },
})
const { data = '', 'turn-ms': turnMs } = values
const server = await listen({
  data,
  turnMs: turnMs ? Number(turnMs) : undefined,
  expiryIntervalMs: 10,
})
process.stdout.write(`${server.uri}\n`)

async function stop(): Promise<void> {
  await server.close()
  process.exit(0)
}

process.once('SIGTERM', () => void stop())
process.stdin.resume().once('end', () => void stop())
