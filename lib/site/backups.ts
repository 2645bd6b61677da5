import fs from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Readable } from 'node:stream'
import { Types } from 'mongoose'
import { findOwner } from '@/lib/account/find-owner'
import { confirmUser } from '@/lib/account/reauth'
import { recordChange } from '@/lib/audit/record-change'
import type { Caller } from '@/lib/auth/identity'
import type { Admin } from '@/lib/auth/permissions'
import { openArchive } from '@/lib/backups/archive/read-archive'
import { beginSwap, finishSwap } from '@/lib/backups/archive/swap'
import type { OnProgress } from '@/lib/backups/archive/write-archive'
import { BACKUP_TEXTS as TEXTS } from '@/lib/backups/catalogue'
import {
  backupName,
  findBackup,
  isProven,
  listBackups,
  openFolder,
  removeBackup,
} from '@/lib/backups/folder'
import { copyAllElsewhere, makeBackup, rehearse } from '@/lib/backups/make-backup'
import { LOOK_MS, whileRestoring } from '@/lib/backups/restoring'
import type { Backup, BackupsState } from '@/lib/backups/schema'
import { currentWork, needingRoom, sentenceOf, startWork } from '@/lib/backups/work'
import { invalidate, SETTINGS_TAG } from '@/lib/cache'
import { nowMs } from '@/lib/clock'
import { siteDatabase } from '@/lib/db'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { fileReply, type Reply } from '@/lib/http/reply'
import type { UploadedFile } from '@/lib/http/uploads'
import { untilNoJobRuns } from '@/lib/jobs/claim'
import { logger } from '@/lib/logger'
import { diskStateOf, readDisk } from '@/lib/processes/disk'
import { keepFeedIds } from '@/lib/site/feeds'
import { bringUpToDate, createIndexes } from '@/lib/site/update-database'

const LATE_MS = 3 * DAY_MS

export async function readBackups(admin: Admin): Promise<BackupsState> {
  const backups = await listBackups()
  const [disk, warnings] = await Promise.all([readDisk(), warningsOf(admin, backups)])
  const room = disk && diskStateOf(disk) !== 'ok' ? [TEXTS.littleRoom] : []
  return { backups, ...currentWork(), disk, warnings: [...warnings, ...room] }
}

export async function backupWarnings(admin: Admin): Promise<readonly string[]> {
  return warningsOf(admin, await listBackups())
}

/** A site gets no warnings in its first three days. */
async function warningsOf(_admin: Admin, backups: readonly Backup[]): Promise<string[]> {
  const owner = await findOwner()
  const isNew = !owner || nowMs() - new Types.ObjectId(owner.id).getTimestamp().getTime() < LATE_MS
  if (isNew) return []
  const proven = backups.filter(isProven)
  const [newest] = proven
  const [failed] = backups
  return [
    ...(newest ? [] : [TEXTS.noneProven]),
    ...(newest && nowMs() - Date.parse(newest.madeAt) > LATE_MS ? [TEXTS.late] : []),
    ...(failed?.problem ? [`${TEXTS.notRestorable} ${failed.problem}`] : []),
    ...(newest && !proven.some(({ isElsewhere, isSent }) => isElsewhere || isSent)
      ? [TEXTS.sameDisk]
      : []),
  ]
}

export async function startBackup(admin: Admin): Promise<BackupsState> {
  startWork('make', async (onProgress) => {
    const name = path.basename(await makeBackup('by-hand', { onProgress }))
    await recordArchive(admin, 'make archive', name)
    await rehearse(name)
    return copyAllElsewhere().then(
      () => TEXTS.made,
      (error: unknown) => `${TEXTS.made} ${TEXTS.notElsewhere} ${sentenceOf(error)}`,
    )
  })
  return readBackups(admin)
}

export async function startRestore(
  admin: Admin,
  caller: Caller,
  { name, currentPassword }: { name: string; currentPassword: string },
): Promise<BackupsState> {
  const file = await findBackup(name)
  await confirmUser(caller, currentPassword)
  startWork('restore', (onProgress) => restoreSite(admin, { file, name }, onProgress))
  return readBackups(admin)
}

export async function deleteBackup(admin: Admin, name: string): Promise<BackupsState> {
  await removeBackup(name)
  await recordArchive(admin, 'delete archive', name)
  return readBackups(admin)
}

type ArchiveAction = 'make archive' | 'upload archive' | 'delete archive'

function recordArchive(admin: Admin, action: ArchiveAction, name: string): Promise<void> {
  const target = { kind: 'archive', id: name, name }
  const isGone = action === 'delete archive'
  return recordChange(admin, {
    action,
    target,
    before: isGone ? {} : null,
    after: isGone ? null : {},
  })
}

export async function sendBackup(_admin: Admin, name: string): Promise<Reply> {
  const stream = fs.createReadStream(await findBackup(name))
  return fileReply(Readable.toWeb(stream) as ReadableStream<Uint8Array>, 'application/zip', name)
}

/**
 * Takes one piece of an archive, as no proxy has to take all of it at once; the last one is followed
 * by the check of the whole. Throws 409 for a piece that does not follow the one before.
 */
export async function addPiece(
  admin: Admin,
  { id, at, size }: { id: string; at: number; size: number },
  { bytes }: UploadedFile,
): Promise<BackupsState> {
  const folder = await openFolder()
  const part = path.join(folder, `upload-${id}.part`)
  const present =
    at === 0
      ? 0
      : await stat(part).then(
          (found) => found.size,
          () => -1,
        )
  if (present !== at) throw new AppError('conflict', { message: TEXTS.brokenUpload })
  const disk = await readDisk(folder)
  if (disk && disk.free < size - at)
    throw new AppError('too_large', { message: TEXTS.noRoom }).at('piece')
  await writeAt(part, at, bytes)
  if (at + bytes.length < size) return readBackups(admin)
  try {
    const { isOwn, manifest } = await openArchive(part)
    const reason = isOwn ? 'uploaded' : 'uploaded-from-another-site'
    const name = backupName(reason, new Date(manifest.madeAt))
    await rename(part, path.join(folder, name))
    await recordArchive(admin, 'upload archive', name)
  } catch (error) {
    await rm(part, { force: true })
    throw error instanceof AppError ? error.at('piece') : error
  }
  return readBackups(admin)
}

/** A piece that is sent again, as its answer was lost, is stored once. */
async function writeAt(part: string, at: number, bytes: Uint8Array): Promise<void> {
  const file = await open(part, at === 0 ? 'w' : 'r+', 0o600)
  try {
    // A disk that is nearly full may take a part of them.
    for (let done = 0; done < bytes.length;) {
      done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
    }
  } finally {
    await file.close()
  }
}

/**
 * Replaces all data of the running site, which answers 503 meanwhile. An archive of the present data
 * is made before; where anything fails, they are as before (G-162).
 */
async function restoreSite(
  admin: Admin,
  { file, name }: { file: string; name: string },
  onProgress: OnProgress,
): Promise<string> {
  const archive = await openArchive(file)
  await whileRestoring(async () => {
    const [before] = await Promise.all([makeBackup('before-restore'), pause(LOOK_MS)])
    await untilNoJobRuns()
    const db = await siteDatabase()
    await needingRoom('restored', beginSwap(db, archive, { onProgress }))
    try {
      await completeRestore()
    } catch (error) {
      logger().error({ err: error }, 'A restore is undone, as it could not be completed.')
      await beginSwap(db, await openArchive(before), { takesAll: true })
      await completeRestore()
      throw error
    }
    const target = { kind: 'archive', id: name, name }
    const after = { madeAt: archive.manifest.madeAt }
    await recordChange(admin, { action: 'restore archive', target, before: null, after })
  })
  return `The site is as it was when ${name} was made.`
}

/** Swaps what was begun, as its process may have died, and does what a start does. */
export async function completeRestore(): Promise<void> {
  await finishSwap(await siteDatabase())
  await bringUpToDate({ makesArchive: false })
  await createIndexes()
  await keepFeedIds()
  await invalidate([SETTINGS_TAG])
}
