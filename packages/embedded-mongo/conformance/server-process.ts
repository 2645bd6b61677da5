import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

const SOURCES = { main: '../main.ts', 'hurried-server': 'hurried-server.ts' } as const
type Server = keyof typeof SOURCES

/** The real server as a process of its own, as the site starts it. */
export type ServerProcess = {
  uri: string
  child: ChildProcess
  /** Whether it runs, and its error output, for failing tests. */
  state(): string
  /** Ends it as SIGTERM does and waits. */
  stop(): Promise<number | null>
  /** Kills it with SIGKILL. */
  kill(): Promise<void>
}

export async function startServer(
  data: string,
  options: readonly string[] = [],
  server: Server = 'main',
): Promise<ServerProcess> {
  const child = launch(server, data, options)
  const exited = once(child, 'exit')
  let errors = ''
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  const [uri] = (await Promise.race([
    once(lines, 'line'),
    exited.then(([code]) => {
      throw new Error(`the server ended with ${String(code)}: ${errors}`)
    }),
  ])) as [string]
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    const [code] = (await exited) as [number | null]
    return code
  }
  return {
    uri,
    child,
    state: () => `the server (${child.exitCode ?? child.signalCode ?? 'runs'}): ${errors}`,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

/** Starts the command and waits for its exit, for starts that fail. */
export async function runToEnd(
  data: string,
  options: readonly string[] = [],
): Promise<{ code: number | null; errors: string }> {
  const child = launch('main', data, options)
  let errors = ''
  child.stderr?.on('data', (text: Buffer) => (errors += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, errors }
}

/** The server with short time slices and quick expiry, so that little data gives many yields. */
export function startHurriedServer(data: string): Promise<ServerProcess> {
  return startServer(data, ['--turn-ms', '0'], 'hurried-server')
}

/** The server with quick expiry only. */
export function startExpiringServer(data: string): Promise<ServerProcess> {
  return startServer(data, [], 'hurried-server')
}

function launch(server: Server, data: string, options: readonly string[]): ChildProcess {
  const command = [...program(server), '--data', data, '--exit-with-parent', ...options]
  return spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'pipe'] })
}

/** A test run uses what `bundle-server.ts` made. */
function program(server: Server): string[] {
  const bundles = process.env.EMBEDDED_MONGO_BUNDLES
  if (bundles) return [path.join(bundles, `${server}.mjs`)]
  return ['--import', 'tsx', path.join(import.meta.dirname, SOURCES[server])]
}

/** A folder for one test's data. */
export function temporaryFolder(): { path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'embedded-mongo-test-'))
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
