import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Env, parseEnv } from '@/lib/env'
import { describeApi, readApi } from './build/api/describe-api'
import { type Build, ensureBuild } from './build/build'
import type { HeldLock } from './lock.mjs'
import { announce } from './run/announce'
import { BACKUPS, databasePaths, keptSecret, openDataDir } from './run/data-dir'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './run/embedded-database'
import { openRehearsal } from './run/rehearsal'
import { loadEnv } from './run/load-env'
import { takePort } from './run/port'
import { messageOf, printError } from './run/print'
import { root } from './run/root'
import { isTerminal, printStep, useTerminalLog } from './run/start-output'
import { welcomeOwner } from './run/welcome-owner'
import type { SiteServer } from '../server/serve'

/** Containers are killed ten seconds after they were asked to end. */
const DRAIN_MS = 6000
const ABORT_MS = 2000
const RELEASE_MS = 3000
/** npm forwards the Ctrl-C that the terminal has sent to this process too; it does not count. */
const ECHO_MS = 700

const dev = process.argv.includes('--dev')

const abort = new AbortController()
/** What `end` has to stop. */
const started: {
  lock?: HeldLock
  build?: Build
  database?: EmbeddedDatabase
  server?: SiteServer
  finishTasks?: () => Promise<void>
  disconnect?: () => Promise<void>
} = {}
let ending: Promise<void> | undefined
let stoppedAt = 0

type Setup = { keys: Env; port: number; dataDir: string }

async function start(): Promise<void> {
  const startedAt = performance.now()
  const keys = loadEnv(root, dev)
  const dataDir = path.resolve(root, keys.DATA_DIR)
  if (isTerminal()) await useTerminalLog()
  const { starting, port } = await takePort(keys.HOST, keys.PORT)
  started.lock = openDataDir(dataDir)
  const setup: Setup = { keys, port, dataDir }
  completeEnv(setup)
  await prepareBuildAndDatabase(setup)
  abort.signal.throwIfAborted()
  await placeFiles(setup)
  await connectDatabase(keys)
  await startTasks()
  const { planSampleContent } = await import('@/lib/sample/plan')
  const wantsSamples = await planSampleContent()
  const welcome = await welcomeOwner(dataDir)
  const site = await createServer(setup)
  abort.signal.throwIfAborted()
  await site.listen(starting)
  started.server = site
  await announce({ ...setup, ...welcome, startedAt, isOfAnother: isOfAnotherProcess(keys) })
  if (!wantsSamples) return
  const [{ startSampleContent }, { onShutdown }] = await Promise.all([
    import('@/lib/sample/start'),
    import('@/lib/runtime/shutdown'),
  ])
  onShutdown(startSampleContent())
}

/** Completes the environment before the modules that read it are loaded. */
function completeEnv({ keys, port, dataDir }: Setup): void {
  const mode = dev ? 'development' : 'production'
  Object.assign(process.env, { NODE_ENV: mode, PORT: String(port), DATA_DIR: dataDir })
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  process.env.AUTH_SECRET = keys.AUTH_SECRET ?? keptSecret(dataDir)
  process.env.NEXTAUTH_SECRET = process.env.AUTH_SECRET
  process.env.NEXTAUTH_URL = parseEnv(process.env).SITE_URL
}

/** Both at once, as each of them waits for a process of its own. */
async function prepareBuildAndDatabase({ keys, dataDir }: Setup): Promise<void> {
  const { disconnectDb } = await import('@/lib/db')
  started.disconnect = disconnectDb
  const [build] = await Promise.all([
    dev ? undefined : ensureBuild({ root, print: printStep, signal: abort.signal }),
    keys.MONGODB_URI ? undefined : startDatabase(dataDir),
  ])
  if (build) started.build = build
  process.env.POCHADE_DIST_DIR = build?.distDir ?? '.next'
}

async function startDatabase(dataDir: string): Promise<void> {
  const [{ useDatabase: setDatabase }, { logger }] = await Promise.all([
    import('@/lib/db'),
    import('@/lib/logger'),
  ])
  printStep('Starting the embedded database.')
  const database = await startEmbeddedDatabase({
    root,
    ...databasePaths(dataDir),
    events: {
      onLost: (how) => logger().error(`The database ended (${how}); it is started again.`),
      onBack: () => logger().info('The database is back.'),
      onError: (text) => logger().error(`The database says: ${text}`),
    },
  })
  started.database = database
  started.lock?.update({ database: database.uri })
  setDatabase(database.uri)
  if (!isTerminal()) printStep(`Other site processes find the database at ${database.uri}`)
}

/** True where another process has the embedded database, which is reached by a socket. */
function isOfAnotherProcess({ MONGODB_URI }: Env): boolean {
  return MONGODB_URI?.startsWith('mongodb://%2F') ?? false
}

/** Tells the site where its backups and the bundle of the painter's thread are. */
async function placeFiles({ keys, dataDir }: Setup): Promise<void> {
  const [{ setBackupPlace }, { setWorkerBundle }] = await Promise.all([
    import('@/lib/backups/folder'),
    import('@/lib/integrations/images/embedded-painter'),
  ])
  if (!dev) setWorkerBundle(path.join(import.meta.dirname, 'embedded-worker.js'))
  setBackupPlace({
    folder: path.join(dataDir, BACKUPS),
    isNightly: !isOfAnotherProcess(keys),
    ...(!keys.MONGODB_URI && { openRehearsal: () => openRehearsal(root, dataDir) }),
  })
}

async function connectDatabase({ MONGODB_URI }: Env): Promise<void> {
  if (MONGODB_URI) printStep('Connecting to the database of MONGODB_URI.')
  const { awaitDatabase } = await import('./run/await-database')
  await awaitDatabase(MONGODB_URI ? 'MONGODB_URI' : 'The embedded database')
}

/** Before Next, whose instrumentation hook is not run again after a failure. */
async function startTasks(): Promise<void> {
  const [{ startProcess }, { runShutdownTasks }, { shared }] = await Promise.all([
    import('@/lib/site/start-process'),
    import('@/lib/runtime/shutdown'),
    import('@/lib/runtime/process-state'),
  ])
  started.finishTasks = runShutdownTasks
  await shared('process-start', startProcess)
}

async function createServer({ keys, port }: Setup): Promise<SiteServer> {
  const [{ createSiteServer }, { isDatabaseLost }] = await Promise.all([
    import('../server/serve'),
    import('@/lib/db'),
  ])
  abort.signal.throwIfAborted()
  const { build } = started
  return createSiteServer({
    root,
    distDir: build?.distDir,
    api: build ? readApi(path.join(root, build.distDir)) : await describeApi(root),
    port,
    host: keys.HOST,
    trustProxy: keys.TRUST_PROXY,
    isDatabaseGone: isDatabaseLost,
  })
}

/** Stops everything in the order of its dependencies. */
async function end(): Promise<void> {
  abort.abort()
  // A start that is still running cleans up after itself.
  await Promise.race([starting.catch(() => {}), pause(ABORT_MS)])
  await started.server?.drain(DRAIN_MS)
  await Promise.race([started.finishTasks?.(), pause(RELEASE_MS)])
  await started.disconnect?.().catch(() => {})
  await started.database?.stop()
  started.build?.leave()
  started.lock?.release()
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
