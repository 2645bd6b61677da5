import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { bundleOptions } from '../../scripts/bundle-options.mjs'
import { type Figure, figure } from '../figures'
import { hold, temporaryFolder } from '../held'
import type { Pace } from '../pace'

const PART = 'backups'
const ENTRIES = 10_000
/** Those of the start command. */
const LIMITS = ['--max-old-space-size=256', '--max-semi-space-size=8']

type Measured = { seconds: number; site: number; database: number }

/** An archive of 10,000 entries is made, restored into a second embedded database and compared. */
export async function* measureBackups({ isQuick }: Pace): AsyncGenerator<Figure> {
  const root = path.resolve(import.meta.dirname, '../..')
  const entries = isQuick ? ENTRIES / 10 : ENTRIES
  const program = await bundle(root)
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...LIMITS, program, root, temporaryFolder(), String(entries)],
    {
      cwd: root,
      env: { ...process.env, MALLOC_ARENA_MAX: '2', APP_ENV: 'test', AUTH_SECRET: 'x'.repeat(32) },
    },
  )
  const { bytes, making, trying } = JSON.parse(stdout) as {
    bytes: number
    making: Measured
    trying: Measured
  }
  const of = `${entries.toLocaleString('en')} entries, ${Math.round(bytes / 1e6)} MB`
  yield figure(PART, { name: `${of}: archive made`, unit: 's' }, making.seconds)
  yield figure(PART, { name: 'growth of the site while it is made', unit: 'MB' }, making.site)
  const inTime = { of: 'value', atMost: 60 } as const
  yield figure(PART, { name: 'restored and compared', unit: 's', bound: inTime }, trying.seconds)
  yield figure(PART, { name: 'growth of the site meanwhile', unit: 'MB' }, trying.site)
  yield figure(PART, { name: 'the second database, at most', unit: 'MB' }, trying.database)
  const inAll = { name: 'both together', unit: 'MB', bound: { of: 'value', atMost: 150 } } as const
  yield figure(PART, inAll, trying.site + trying.database)
}

/** As the site runs: one file for it, and one for the database beside it. */
async function bundle(root: string): Promise<string> {
  const folder = path.join(root, `.build/bench-${process.pid}`)
  hold(() => fs.rmSync(folder, { recursive: true, force: true }))
  const { outputFiles } = await build(
    bundleOptions(root, folder, {
      rehearsal: 'bench/backups/rehearsal-process.ts',
      'embedded-mongo': 'packages/embedded-mongo/main.ts',
    }),
  )
  fs.mkdirSync(folder, { recursive: true })
  for (const { path: file, contents } of outputFiles) fs.writeFileSync(file, contents)
  return path.join(folder, 'rehearsal.js')
}
