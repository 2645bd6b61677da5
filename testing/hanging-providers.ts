import { execFile } from 'node:child_process'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { databaseEnv, root } from '@/testing/child-processes'

const SCRIPT = 'testing/hanging-providers-process.ts'

/** The head of a streamed answer and its first line, which is a comment. */
const BEGUN =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n3\r\n:\n\n\r\n'

/**
 * Resolves with the number of calls that ended, by provider; none of them gets an answer, and a
 * streamed one only its beginning.
 */
export async function callHangingProviders(rounds: number): Promise<Record<string, number>> {
  const sockets = new Set<net.Socket>()
  const silent = net.createServer((socket) => {
    sockets.add(socket)
    socket.on('data', (chunk) => chunk.includes('"stream":true') && socket.write(BEGUN))
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      // Garbage collection is where a timer that nobody holds gets lost.
      ['--expose-gc', '--import', 'tsx', SCRIPT, address, String(rounds)],
      { cwd: root, env: { ...process.env, ...databaseEnv(), ...keysFor(`http://${address}`) } },
    )
    const { hasGc, ended } = JSON.parse(stdout) as Report
    if (!hasGc) throw new Error('The process runs without --expose-gc.')
    return ended
  } finally {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => silent.close(resolve))
  }
}

type Report = { hasGc: boolean; ended: Record<string, number> }

function keysFor(url: string) {
  return {
    OPENAI_API_KEY: 'sk-openai-0123456789',
    OPENAI_BASE_URL: `${url}/v1`,
    ANTHROPIC_API_KEY: 'sk-anthropic-0123456789',
    ANTHROPIC_BASE_URL: url,
    IP_LOOKUP_URL: url,
    AI_DAILY_LIMIT_EUR: '1000',
  }
}
