import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ASSET_LIST_FILE } from '@/server/assets'
import { formerBuilds, MARKERS } from '@/server/former-builds'
import { commandToGive, refusalOf } from '../explain-path.mjs'
import { type HeldLock, isRunning, startOf, takeLock } from '../lock.mjs'
import { describeApi, writeApi } from './api/describe-api'
import { prepareAssets } from './assets'
import { buildScriptLoader } from './script-loader'
import { hashSources } from './source-hash'

const BUILDS = '.build'
const USES = 'uses'
/** It holds the name of the build. */
export const PACKAGED = 'packaged'
/** What a former build is kept for. */
const STATIC_FILES: readonly string[] = ['static', ASSET_LIST_FILE, MARKERS.former]
const TYPES = 'next-env.d.ts'

export type Build = {
  /** Relative to the project, as Next's `distDir`. */
  distDir: string
  leave: () => void
}

class BuildError extends Error {
  override name = 'BuildError'
}

type Options = {
  root: string
  print: (line: string) => void
  signal?: AbortSignal
}

/**
 * The build of the current sources, made where there is none yet. A folder without its marker was
 * left by a killed build: it is never served, and the next build removes it.
 */
export async function ensureBuild({ root, print, signal }: Options): Promise<Build> {
  const folder = path.join(root, BUILDS)
  const name = packagedBuild(folder) ?? hashSources(root)
  if (isComplete(folder, name)) return occupy(folder, name)
  checkWritable(root, folder)
  fs.mkdirSync(folder, { recursive: true })
  const lock = await lockBuilds(folder, print, signal)
  try {
    removeUnused(folder, name)
    if (!isComplete(folder, name)) {
      print('Building the site. This takes about a minute and happens once for each change.')
      await build(root, name, signal)
    }
    return occupy(folder, name)
  } finally {
    lock.release()
  }
}

/** A package comes with its build, and without the sources of it (scripts/package.ts). */
function packagedBuild(folder: string): string | undefined {
  const file = path.join(folder, PACKAGED)
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined
}

/** Next writes the file of types beside the code. */
function checkWritable(root: string, folder: string): void {
  const types = path.join(root, TYPES)
  const why = refusalOf(folder) ?? refusalOf(types)
  if (why === undefined) return
  throw new BuildError(
    `The site has to be built, but ${why}. Give this user what a build writes: ${commandToGive([folder], [types])}`,
  )
}

function isComplete(folder: string, name: string): boolean {
  return fs.existsSync(path.join(folder, name, MARKERS.complete))
}

async function build(root: string, name: string, signal?: AbortSignal): Promise<void> {
  const distDir = `${BUILDS}/${name}`
  const dist = path.join(root, distDir)
  try {
    await runNextBuild(root, distDir, signal)
    // Only a next build of the same folder would use it.
    fs.rmSync(path.join(dist, 'cache'), { recursive: true, force: true })
    await prepareAssets(root, dist)
    await buildScriptLoader(root, dist)
    writeApi(dist, await describeApi(root, { env: buildEnvironment(distDir), signal }))
    fs.writeFileSync(path.join(dist, MARKERS.complete), '')
  } catch (error) {
    fs.rmSync(dist, { recursive: true, force: true })
    throw error
  }
}

/** Waits while another process builds, without blocking signal handlers. */
async function lockBuilds(
  folder: string,
  print: (line: string) => void,
  signal: AbortSignal | undefined,
): Promise<HeldLock> {
  for (let waits = 0; ; waits++) {
    const lock = takeLock(path.join(folder, 'build.lock'))
    if (lock.taken) return lock
    if (waits === 0) print(`Waiting for process ${lock.holder.pid}, which is building the site.`)
    await pause(200, undefined, { signal })
  }
}

/**
 * Marks a build as used by this process, so that no other process removes it. A user who may not
 * write there cannot mark it, and only the owner's next build removes it.
 */
function occupy(folder: string, name: string): Build {
  const distDir = `${BUILDS}/${name}`
  const uses = path.join(folder, USES)
  const note = path.join(uses, `${name}.${process.pid}.${randomBytes(2).toString('hex')}`)
  // Asked first: on a read-only disk Node says ENOENT of a folder that cannot be made.
  if (refusalOf(uses) !== undefined) return { distDir, leave: () => {} }
  fs.mkdirSync(uses, { recursive: true })
  fs.writeFileSync(note, startOf(process.pid) ?? '')
  return { distDir, leave: () => fs.rmSync(note, { force: true }) }
}

/**
 * Called with the lock held, when no build is under way. Of the builds before the wanted one, the
 * static files of the last two stay.
 */
function removeUnused(folder: string, wanted: string): void {
  const remaining = new Set([USES, ...(isComplete(folder, wanted) ? [wanted] : [])])
  const uses = path.join(folder, USES)
  for (const note of fs.existsSync(uses) ? fs.readdirSync(uses) : []) {
    const [name = '', pid] = note.split('.')
    const start = fs.readFileSync(path.join(uses, note), 'utf8')
    if (isRunning(Number(pid), start)) remaining.add(name)
    else fs.rmSync(path.join(uses, note), { force: true })
  }
  const former = formerBuilds(folder, wanted)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || remaining.has(entry.name)) continue
    const unused = path.join(folder, entry.name)
    if (former.includes(entry.name)) keepStaticFiles(unused)
    else fs.rmSync(unused, { recursive: true, force: true })
  }
}

function keepStaticFiles(build: string): void {
  const marker = path.join(build, MARKERS.complete)
  if (fs.existsSync(marker)) fs.renameSync(marker, path.join(build, MARKERS.former))
  for (const name of fs.readdirSync(build)) {
    if (!STATIC_FILES.includes(name)) fs.rmSync(path.join(build, name), { recursive: true })
  }
}

async function runNextBuild(root: string, distDir: string, signal?: AbortSignal): Promise<void> {
  const types = path.join(root, TYPES)
  const typesBefore = fs.existsSync(types) ? fs.readFileSync(types) : undefined
  const output: Buffer[] = []
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env: buildEnvironment(distDir),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that Next's workers are killed with it.
    detached: true,
  })
  const end = () => {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }
  signal?.addEventListener('abort', end)
  process.once('exit', end)
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const closed = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  const code = await closed.finally(() => {
    signal?.removeEventListener('abort', end)
    process.removeListener('exit', end)
    // Next writes this build's folder into it; the type check needs the one of `next typegen`.
    if (typesBefore) fs.writeFileSync(types, typesBefore)
    else fs.rmSync(types, { force: true })
  })
  signal?.throwIfAborted()
  if (code === 0) return
  throw new BuildError(
    `The site could not be built. Next says:\n${Buffer.concat(output).toString('utf8').trim()}`,
  )
}

/** It leaves out the site's own keys: none of them may end up in a build. */
function buildEnvironment(distDir: string): NodeJS.ProcessEnv {
  const passed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS']
  const variables = Object.entries(process.env).filter(([key]) => passed.includes(key))
  return {
    ...Object.fromEntries(variables),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    __NEXT_PROCESSED_ENV: 'true',
    POCHADE_DIST_DIR: distDir,
  }
}
