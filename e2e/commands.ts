import { spawn } from 'node:child_process'
import path from 'node:path'
import { AUTH_SECRET } from './site'

const root = path.resolve(import.meta.dirname, '..')

/** Runs one of the site's commands on a data folder, with `input` typed into it. */
export function runCommand(command: string, args: string[], dataDir: string, input = '') {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      APP_ENV: 'test',
      DATA_DIR: dataDir,
      AUTH_SECRET,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  child.stdin.end(input)
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
}
