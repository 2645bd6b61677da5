import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { print } from '../run/print'

type Options = { root: string; env: NodeJS.ProcessEnv; signal: AbortSignal }

const running = new Set<ChildProcess>()

/**
 * Runs a package's command on this Node, with its output on the terminal, and prints its duration.
 * Resolves with whether it succeeded.
 */
export async function runTool(
  file: string,
  args: readonly string[],
  { root, env, signal }: Options,
): Promise<boolean> {
  if (signal.aborted) return false
  const startedAt = performance.now()
  const child = spawn(process.execPath, [path.join('node_modules', file), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => running.delete(child))
  print(`   ${file.split('/')[0]}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return code === 0
}

export function signalTools(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}
