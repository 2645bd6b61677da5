import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ApiDescription } from '@/lib/http/api-document'

const FILE = 'api.json'
const run = promisify(execFile)

/** Reads the declarations of all routes under `root`, without the environment's own keys. */
export async function describeApi(
  root: string,
  { env, signal }: { env?: NodeJS.ProcessEnv; signal?: AbortSignal } = {},
): Promise<ApiDescription> {
  // Routes may import what is marked `server-only`, which only this condition lets pass.
  const flags = ['--conditions=react-server', '--import', 'tsx']
  const { stdout } = await run(process.execPath, [...flags, 'scripts/build/api/main.ts'], {
    cwd: root,
    ...(env && { env }),
    maxBuffer: 64 * 1024 * 1024,
    ...(signal && { signal }),
  })
  return JSON.parse(stdout) as ApiDescription
}

export function writeApi(dist: string, api: ApiDescription): void {
  fs.writeFileSync(path.join(dist, FILE), JSON.stringify(api))
}

export function readApi(dist: string): ApiDescription {
  return JSON.parse(fs.readFileSync(path.join(dist, FILE), 'utf8')) as ApiDescription
}
