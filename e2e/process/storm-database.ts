import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/database-proxy'
import { startEmbeddedDatabase } from '../../scripts/run/embedded-database'
import { databaseIn } from '../processes'

const root = path.resolve(import.meta.dirname, '../..')

/** A database started and kept up as a site does with its own, behind a proxy that can be slow. */
export type StormDatabase = {
  uri: string
  /** Past the proxy. */
  directUri: string
  faults: Fault[]
  kill: () => void
  end: () => Promise<void>
}
type Fault = { name: string; strike: () => Promise<void> }

export async function startStormDatabase(folder: string): Promise<StormDatabase> {
  const data = path.join(folder, 'mongo')
  const database = await startEmbeddedDatabase({
    root,
    data,
    socket: path.join(folder, 'mongo.sock'),
    events: { onLost: () => {}, onBack: () => {} },
  })
  const proxy = await openDatabaseProxy(database.uri, folder)
  return {
    uri: proxy.uri,
    directUri: database.uri,
    faults: faultsOf(proxy, (signal) => send(data, signal)),
    kill: () => send(data, 'SIGKILL'),
    end: async () => {
      await database.stop()
      await proxy.close()
    },
  }
}

/** Between two kills there may be no process to send anything to. */
function send(data: string, signal: NodeJS.Signals): void {
  const running = databaseIn(data)
  try {
    if (running) process.kill(running.pid, signal)
  } catch {
    // It had just ended by itself.
  }
}

function faultsOf(proxy: DatabaseProxy, signal: (name: NodeJS.Signals) => void): Fault[] {
  const during = async (ms: number, begin: () => void, end: () => void) => {
    begin()
    await pause(ms)
    end()
  }
  const often = async (times: number, everyMs: number, act: () => void) => {
    for (let i = 0; i < times; i++) await during(everyMs, act, () => {})
  }
  const fault = (name: string, strike: () => Promise<void>) => ({ name, strike })
  return [
    fault('killed', () => often(1, 1500, () => signal('SIGKILL'))),
    fault('hanging', () =>
      during(
        12_000,
        () => signal('SIGSTOP'),
        () => signal('SIGCONT'),
      ),
    ),
    fault('slow', () =>
      during(
        2000,
        () => proxy.delay(200),
        () => proxy.delay(0),
      ),
    ),
    fault('killed over and over', () => often(40, 50, () => signal('SIGKILL'))),
    fault('connections cut', () => often(5, 200, proxy.cut)),
    fault('too slow to use', () =>
      during(
        2500,
        () => proxy.delay(5000),
        () => proxy.delay(0),
      ),
    ),
    fault('out of reach', () => during(2500, proxy.block, proxy.open)),
  ]
}
