import type { Env } from '@/lib/env'
import { unknownKeys } from './load-env'
import { print } from './print'
import { root } from './root'
import { isTerminal, printStep } from './start-output'
import { missingSettings, summaryLines } from './summary'
import type { Welcome } from './welcome-owner'

const ANY_HOST =
  'SITE_URL is not set: the site answers to any host name. Set it to its public address.'

type Start = Welcome & {
  keys: Env
  port: number
  dataDir: string
  /** On the clock of `performance`. */
  startedAt: number
  /** True where another process has the database. */
  isOfAnother: boolean
}

/** Prints the addresses, and what the owner should know about the configuration. */
export async function announce(start: Start): Promise<void> {
  const { keys, port, dataDir, owner, notes: ownerNotes, startedAt, isOfAnother } = start
  const [{ env }, { takesAnyHost }, { currentHosts }, { oldServerNote }] = await Promise.all([
    import('@/lib/env'),
    import('../../server/host-rule'),
    import('../../server/current-policy'),
    import('./mongodb-version'),
  ])
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const here = localAddress(keys.HOST, port)
  const elsewhere = env().SITE_URL === here ? null : env().SITE_URL
  const hosts = currentHosts({ host: keys.HOST, trustProxy: keys.TRUST_PROXY })
  const notes = [
    ...(takesAnyHost(hosts) ? [ANY_HOST] : []),
    ...missingSettings(env()),
    ...(keys.MONGODB_URI && !isOfAnother ? await oldServerNote() : []),
    ...unknownKeys(root),
    ...ownerNotes,
  ]
  if (isTerminal()) {
    summaryLines({ seconds, here, elsewhere, dataDir, notes, owner }).forEach(print)
  } else {
    notes.forEach(printStep)
    const world = elsewhere ? ` (for the world: ${elsewhere})` : ''
    printStep(`Ready after ${seconds} s: ${here}${world}`)
  }
}

function localAddress(host: string, port: number): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
