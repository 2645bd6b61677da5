import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from './print'

/**
 * Reads one line from the terminal without echo, or the first line of a pipe; never an argument, which
 * every process of the machine can read.
 */
export function readPassword(prompt: string): Promise<string> {
  const terminal = process.stdin.isTTY
  if (terminal) process.stdout.write(prompt)
  const output = terminal ? new Writable({ write: (_chunk, _encoding, done) => done() }) : undefined
  const lines = createInterface({ input: process.stdin, output, terminal })
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => {
      process.stdout.write('\n')
      reject(new StartError('Nothing was changed.'))
      lines.close()
    })
    lines.once('line', (line) => {
      if (terminal) process.stdout.write('\n')
      resolve(line)
      lines.close()
    })
    lines.once('close', () => resolve(''))
  })
}
