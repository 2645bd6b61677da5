import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Env, parseEnv } from '@/lib/env'
import { describeApi, readApi } from './build/api/describe-api'
import { type Build, ensureBuild } from './build/build'
import type { HeldLock } from './lock.mjs'
import {
  BACKUPS,
  databasePaths,
  dropOwnerPassword,
  keepOwnerPassword,
  keptSecret,
  openDataDir,
  ownerPasswordFile,
} from './run/data-dir'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './run/embedded-database'
import { openRehearsal } from './run/rehearsal'
import { loadEnv, unknownKeys } from './run/load-env'
import { takePort } from './run/port'
import { messageOf, print, printError } from './run/print'
import { root } from './run/root'
import { isTerminal, printStep, useTerminalLog } from './run/start-output'
import { type FirstOwner, missingSettings, summaryLines } from './run/summary'
import type { SiteServer } from '../server/serve'

/** Containers are killed ten seconds after they were asked to end. */
const DRAIN_MS = 6000
const ABORT_MS = 2000
const RELEASE_MS = 3000
/** npm forwards the Ctrl-C that the terminal has sent to this process too; it does not count. */
const ECHO_MS = 700

const ANY_HOST =
  'SITE_URL is not set: the site answers to any host name. Set it to its public address.'
const OWNER_KEYS = ['OWNER_USERNAME', 'OWNER_PASSWORD', 'OWNER_EMAIL']
const ONLY_FIRST =
  'is for the first start, on an empty database, and has no effect now. The profile changes it.'
const WITH_GIVEN = ', with the password of OWNER_PASSWORD.'

const dev = process.argv.includes('--dev')

const abort = new AbortController()
let lock: HeldLock | undefined
let build: Build | undefined
let database: EmbeddedDatabase | undefined
let server: SiteServer | undefined
let releaseWork: (() => Promise<void>) | undefined
let disconnect: (() => Promise<void>) | undefined
let ending: Promise<void> | undefined
let stoppedAt = 0

async function start(): Promise<void> {
  const startedAt = performance.now()
  const keys = loadEnv(root, dev)
  const dataDir = path.resolve(root, keys.DATA_DIR)
  if (isTerminal()) await useTerminalLog()
  const { starting, port } = await takePort(keys.HOST, keys.PORT)
  lock = openDataDir(dataDir)
  settle(keys, port, dataDir)

  // Imported after `settle`, as they read the environment.
  const [{ useDatabase: setDatabase, disconnectDb, isDatabaseLost }, { env }, { logger }] =
    await Promise.all([import('@/lib/db'), import('@/lib/env'), import('@/lib/logger')])
  disconnect = disconnectDb
  const [made] = await Promise.all([
    dev ? undefined : ensureBuild({ root, print: printStep, signal: abort.signal }),
    keys.MONGODB_URI ? undefined : startDatabase(),
  ])
  build = made
  process.env.POCHADE_DIST_DIR = made?.distDir ?? '.next'

  async function startDatabase(): Promise<void> {
    printStep('Starting the embedded database.')
    database = await startEmbeddedDatabase({
      root,
      ...databasePaths(dataDir),
      events: {
        onLost: (how) => logger().error(`The database ended (${how}); it is started again.`),
        onBack: () => logger().info('The database is back.'),
      },
    })
    lock?.update({ database: database.uri })
    setDatabase(database.uri)
    if (!isTerminal()) printStep(`Other site processes find the database at ${database.uri}`)
  }

  abort.signal.throwIfAborted()
  const isOfAnother = keys.MONGODB_URI?.startsWith('mongodb://%2F') ?? false
  const [{ setBackupPlace }, { setWorkerBundle }] = await Promise.all([
    import('@/lib/backups/folder'),
    import('@/lib/integrations/images/embedded-painter'),
  ])
  if (!dev) setWorkerBundle(path.join(import.meta.dirname, 'embedded-worker.js'))
  setBackupPlace({
    folder: path.join(dataDir, BACKUPS),
    // Another process has the embedded database that is reached by a socket.
    isNightly: !isOfAnother,
    ...(!keys.MONGODB_URI && { openRehearsal: () => openRehearsal(root, dataDir) }),
  })
  if (keys.MONGODB_URI) printStep('Connecting to the database of MONGODB_URI.')
  const [{ awaitDatabase }, { oldServerNote }] = await Promise.all([
    import('./run/await-database'),
    import('./run/mongodb-version'),
  ])
  await awaitDatabase(keys.MONGODB_URI ? 'MONGODB_URI' : 'The embedded database')
  const [{ startProcess }, { onShutdown, runShutdownTasks }, { shared }] = await Promise.all([
    import('@/lib/site/start-process'),
    import('@/lib/runtime/shutdown'),
    import('@/lib/runtime/process-state'),
  ])
  // Before Next, whose instrumentation hook is not run again after a failure.
  releaseWork = runShutdownTasks
  await shared('process-start', startProcess)
  const { planSampleContent } = await import('@/lib/sample/plan')
  const wantsSamples = await planSampleContent()
  const { owner, note } = await welcomeOwner(dataDir)

  const [{ createSiteServer }, { takesAnyHost }, { currentHosts }] = await Promise.all([
    import('../server/serve'),
    import('../server/host-rule'),
    import('../server/current-policy'),
  ])
  abort.signal.throwIfAborted()
  const site = await createSiteServer({
    root,
    distDir: build?.distDir,
    api: build ? readApi(path.join(root, build.distDir)) : await describeApi(root),
    port,
    host: keys.HOST,
    trustProxy: keys.TRUST_PROXY,
    isDatabaseGone: isDatabaseLost,
  })
  abort.signal.throwIfAborted()
  await site.listen(starting)
  server = site
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const here = localAddress(keys.HOST, port)
  const elsewhere = env().SITE_URL === here ? null : env().SITE_URL
  const notes = [
    ...(takesAnyHost(currentHosts({ host: keys.HOST, trustProxy: keys.TRUST_PROXY }))
      ? [ANY_HOST]
      : []),
    ...missingSettings(env()),
    ...(keys.MONGODB_URI && !isOfAnother ? await oldServerNote() : []),
    ...unknownKeys(root),
    ...note,
  ]
  if (isTerminal()) {
    summaryLines({ seconds, here, elsewhere, dataDir, notes, owner }).forEach(print)
  } else {
    notes.forEach(printStep)
    const world = elsewhere ? ` (for the world: ${elsewhere})` : ''
    printStep(`Ready after ${seconds} s: ${here}${world}`)
  }
  if (!wantsSamples) return
  const { startSampleContent } = await import('@/lib/sample/start')
  onShutdown(startSampleContent())
}

function localAddress(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** Completes the environment before the modules that read it are loaded. */
function settle(keys: Env, port: number, dataDir: string): void {
  const mode = dev ? 'development' : 'production'
  Object.assign(process.env, { NODE_ENV: mode, PORT: String(port), DATA_DIR: dataDir })
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.AUTH_SECRET = keys.AUTH_SECRET ?? keptSecret(dataDir)
  process.env.NEXTAUTH_SECRET = process.env.AUTH_SECRET
  process.env.NEXTAUTH_URL = parseEnv(process.env).SITE_URL
}

/** The password is written to disk before the account is created, if no terminal shows it. */
async function welcomeOwner(
  dataDir: string,
): Promise<{ owner: FirstOwner | null; note: readonly string[] }> {
  const { ensureOwner } = await import('@/lib/account/owner')
  const isShown = isTerminal()
  const { created, username, generatedPassword } = await ensureOwner({
    keep: (name, password) => void (isShown || keepOwnerPassword(dataDir, name, password)),
    drop: () => void (isShown || dropOwnerPassword(dataDir)),
  })
  if (!created) {
    const without = OWNER_KEYS.filter((key) => process.env[key])
    return { owner: null, note: without.map((key) => `${key} ${ONLY_FIRST}`) }
  }
  if (!isShown) {
    const place =
      generatedPassword === null
        ? WITH_GIVEN
        : `; its password is in ${ownerPasswordFile(dataDir)}.`
    printStep(`The owner's account is ${username}${place}`)
  }
  return { owner: { username, password: generatedPassword }, note: [] }
}

/** Stops everything in the order of its dependencies. */
async function end(): Promise<void> {
  abort.abort()
  // A start that is still running cleans up after itself.
  await Promise.race([starting.catch(() => {}), pause(ABORT_MS)])
  await server?.drain(DRAIN_MS)
  await Promise.race([releaseWork?.(), pause(RELEASE_MS)])
  await disconnect?.().catch(() => {})
  await database?.stop()
  build?.leave()
  lock?.release()
}

function stop(signal: string): void {
  if (ending) {
    if (performance.now() - stoppedAt < ECHO_MS) return
    printError('Ending at once.')
    process.exit(1)
  }
  stoppedAt = performance.now()
  printStep(`Stopping (${signal}): running requests may finish.`)
  ending = end().then(
    () => process.exit(0),
    (error: unknown) => {
      printError(String(error))
      process.exit(1)
    },
  )
}

async function fail(error: unknown): Promise<void> {
  if (ending) return ending
  printError(messageOf(error))
  ending = end().catch(() => {})
  await ending
  process.exit(1)
}

// A closed output must neither end the site nor log an error for each line.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.on('SIGHUP', stop)
process.on('uncaughtException', (error) => void fail(error))
const starting = start()
starting.catch(fail)
