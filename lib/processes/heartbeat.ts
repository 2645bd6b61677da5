import { hostname } from 'node:os'
import { realNow } from '@/lib/clock'
import { DAY_MS, SECOND_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { isDatabaseGone, isDiskFull } from '@/lib/errors'
import { closeOwner, openOwner } from '@/lib/leases/lease-owner'
import { logger } from '@/lib/logger'
import { noteDisk, readDisk } from '@/lib/processes/disk'
import { listProcesses } from '@/lib/processes/processes'
import { differingKeys, settingHashes } from '@/lib/processes/settings'
import { shared } from '@/lib/runtime/process-state'
import { SiteProcessModel } from '@/models/site-process'

const BEAT_MS = 10 * SECOND_MS

const ownProcess = () => shared<{ id: string | null }>('own-process', () => ({ id: null }))

/** Null in a process that is no site, as a command. */
export function ownProcessId(): string | null {
  return ownProcess().id
}

type Stop = (() => Promise<void>) & {
  /** Resolves when the settings were compared with those of the other processes. */
  compared: Promise<void>
}

/** Tells the other processes of this one until the result is called, and looks at the disk. */
export function startHeartbeat(beatMs = BEAT_MS): Stop {
  const owner = openOwner()
  ownProcess().id = owner
  const startedAt = realNow()
  const compared = beat(owner, startedAt).then((isStored) =>
    isStored ? compareSettings(owner) : undefined,
  )
  let beating = compared
  const timer = setInterval(() => {
    beating = beating.then(() => beat(owner, startedAt)).then(() => undefined)
  }, beatMs)
  timer.unref()
  async function stop(): Promise<void> {
    clearInterval(timer)
    await beating
    ownProcess().id = null
    await SiteProcessModel.updateOne({ _id: owner }, { endedAt: realNow() }).catch(ignoreLoss)
    closeOwner(owner)
  }
  return Object.assign(stop, { compared })
}

/** Never rejects; false where the database did not store it. */
async function beat(owner: string, startedAt: Date): Promise<boolean> {
  const space = await readDisk()
  const seenAt = realNow()
  const facts = {
    host: hostname(),
    pid: process.pid,
    startedAt,
    seenAt,
    sendsMail: env().SMTP_URL !== undefined,
    settings: settingHashes(),
    disk: space,
    purgeAt: new Date(seenAt.getTime() + DAY_MS),
  }
  try {
    await SiteProcessModel.updateOne({ _id: owner }, { $set: facts }, { upsert: true })
    noteDisk({ space, refusesWrites: false })
    return true
  } catch (error) {
    if (isDiskFull(error)) noteDisk({ space, refusesWrites: true })
    else ignoreLoss(error)
    return false
  }
}

/** Writes to the log once, at the start; the owner's screen compares at any time. */
async function compareSettings(owner: string): Promise<void> {
  const processes = await listProcesses().catch(() => [])
  const settings = settingHashes()
  for (const other of processes) {
    if (other._id === owner) continue
    const keys = differingKeys(settings, other.settings)
    if (keys.length === 0) continue
    logger().warn(
      { keys, host: other.host, pid: other.pid },
      `This process has other settings than another one of this site: ${keys.join(', ')}. All of them need the same .env.`,
    )
  }
}

function ignoreLoss(error: unknown): void {
  if (!isDatabaseGone(error))
    logger().warn({ err: error }, 'The state of the process is not stored')
}
