// Installs the packages before start, dev and test; plain Node, as none may be installed yet.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readEnvFile } from './env-file.mjs'
import { commandToGive, isRefused, refusalOf } from './explain-path.mjs'
import { waitForLock } from './lock.mjs'
import { fitsNode } from './node-version.mjs'
import { openStartingPage } from './starting-page.mjs'

const root = path.resolve(import.meta.dirname ?? '.', '..')
const PACKAGES = path.join(root, 'node_modules')
const BUILDS = path.join(root, '.build')
const STAMP = path.join(PACKAGES, '.pochade-setup')

checkNode()
if (!isInstalled()) await installOnce()

function checkNode() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (fitsNode(process.versions.node, engines.node)) return
  console.error(`Node ${engines.node} is needed; this is ${process.versions.node}.`)
  process.exit(1)
}

/** A hash of the lockfile and of the platform, which decides on prebuilt binaries. */
function wantedStamp() {
  const lockfile = fs.readFileSync(path.join(root, 'package-lock.json'))
  return createHash('sha256')
    .update(`${process.platform} ${process.arch} ${process.versions.modules}\n`)
    .update(lockfile)
    .digest('hex')
}

function isInstalled() {
  try {
    return fs.readFileSync(STAMP, 'utf8') === wantedStamp()
  } catch {
    return false
  }
}

async function installOnce() {
  const lock = lockSetup()
  try {
    if (isInstalled()) return
    if (!matchesLockfile()) await install()
    keepStamp()
  } finally {
    lock?.release()
  }
}

/** Undefined where another user owns the code: then nothing can be installed either. */
function lockSetup() {
  try {
    fs.mkdirSync(BUILDS, { recursive: true })
    return waitForLock(path.join(BUILDS, 'setup.lock'), (holder) => {
      console.log(`Waiting for process ${holder.pid}, which is installing the packages.`)
    })
  } catch (error) {
    if (!isRefused(error)) throw error
    return undefined
  }
}

/** The next start compares all packages again where there is no stamp. */
function keepStamp() {
  try {
    fs.writeFileSync(STAMP, wantedStamp())
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}

/** Whether npm, run by hand, has already installed what the lockfile names. */
function matchesLockfile() {
  try {
    const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages
    const wanted = read('package-lock.json')
    const present = read('node_modules/.package-lock.json')
    return (
      Object.keys(present).every((name) => name in wanted) &&
      Object.entries(wanted).every(([name, entry]) => {
        if (name === '') return true
        const found = present[name]
        if (found) return found.version === entry.version && fs.existsSync(path.join(root, name))
        // An optional package is needed only where it is a binary for this platform.
        return entry.optional === true && !(entry.os && fitsHere(entry))
      })
    )
  } catch {
    return false
  }
}

function fitsHere(entry) {
  const allows = (list, value) =>
    !list ||
    list.includes(value) ||
    (list.some((x) => x.startsWith('!')) && !list.includes(`!${value}`))
  return allows(entry.os, process.platform) && allows(entry.cpu, process.arch) && !entry.libc
}

async function install() {
  const refusal = refusalOf(PACKAGES)
  if (refusal !== undefined) {
    console.error(
      `The packages have to be installed, but ${refusal}. Run npm ci as the owner of ${root}, or give this user its folders: ${commandToGive([PACKAGES, BUILDS])}`,
    )
    process.exit(1)
  }
  console.log('Installing the packages (npm ci). The first time this takes a minute or two.')
  const args = [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ]
  const npmFile = process.env.npm_execpath
  const [command, ...before] =
    npmFile && /\.c?js$/.test(npmFile) ? [process.execPath, npmFile] : ['npm']
  const cache = fallbackCache()
  const page = await openPage()
  const child = spawn(command, [...before, ...args, ...(cache ? ['--cache', cache] : [])], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: installEnvironment(),
    shell: process.platform === 'win32' && before.length === 0,
  })
  const [code, error] = await once(child, 'close').catch((error) => [null, error])
  page?.close()
  // A browser may hold one without a request, which would keep this process.
  page?.closeAllConnections()
  if (cache) fs.rmSync(cache, { recursive: true, force: true })
  if (code === 0) return
  const why = error instanceof Error ? ` (${error.message})` : ''
  console.error(`The packages could not be installed${why}: npm ci has said why above.`)
  process.exit(1)
}

/** A page at the address of the site says so; undefined for other commands, or if nothing listens. */
async function openPage() {
  if (process.env.npm_lifecycle_event !== 'prestart') return undefined
  const file = path.join(root, '.env')
  try {
    const given = fs.existsSync(file) ? readEnvFile(file) : {}
    const { HOST, PORT } = { ...given, ...process.env }
    return await openStartingPage(HOST || '127.0.0.1', Number(PORT || 3000))
  } catch {
    // The start itself says what is wrong with the file or the port.
    return undefined
  }
}

/**
 * The environment without the settings of the outer npm that would change what the inner one
 * installs, or where.
 */
function installEnvironment() {
  const unwanted =
    /^npm_(config_(dry_run|omit|only|include|production|dev|optional|global|location|prefix|local_prefix|global_prefix|workspaces?|include_workspace_root|package_lock(_only)?|ignore_scripts|if_present|save.*)|package_.*|lifecycle_.*|command)$/i
  return Object.fromEntries(
    Object.entries(process.env).filter(([key]) => key !== 'NODE_ENV' && !unwanted.test(key)),
  )
}

/** A temporary cache for npm where the one in the home folder cannot be written. */
function fallbackCache() {
  if (process.env.npm_config_cache && isWritable(process.env.npm_config_cache)) return undefined
  if (isWritable(path.join(os.homedir(), '.npm'))) return undefined
  return fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-npm-'))
}

function isWritable(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.W_OK)
    return path.isAbsolute(folder)
  } catch {
    return false
  }
}
