import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { dayOf } from '@/lib/account/birthday'
import { toArtPreferences } from '@/lib/account/preferences'
import { type Caller, confirmUser } from '@/lib/account/reauth'
import { listSessions } from '@/lib/account/sessions-list'
import { listChangesTo } from '@/lib/audit/personal-data'
import { listFormerNames } from '@/lib/account/names'
import { listDevices } from '@/lib/account/devices'
import { listOwnArt, listOwnViews } from '@/lib/aotd/personal-data'
import { now } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { AppError } from '@/lib/errors'
import { checkRates } from '@/lib/http/rate-limit'
import { Reply } from '@/lib/http/reply'
import { logger } from '@/lib/logger'
import { listMailsTo } from '@/lib/mail/personal-data'
import { queueMail } from '@/lib/mail/queue-mail'
import { openMedia, type MediaFile } from '@/lib/media/store'
import { UserModel } from '@/models/user'

const HOUR_MS = 60 * 60 * 1000

/**
 * Everything that is kept of the caller as a zip that is written while it is sent: JSON, and their
 * pictures as WebP; nothing of others, and no hashes. For a fresh sign-in alone (G-29).
 */
export async function takeOutData(caller: Caller, signal: AbortSignal): Promise<Reply> {
  await confirmUser(caller)
  const { viewer } = caller
  await checkRates([{ name: 'takeout', key: viewer.id, max: 3, windowMs: HOUR_MS }])
  const { account, preferences } = await readAccount(viewer.id)
  const art = await listOwnArt(viewer.id)
  const lists = {
    account,
    preferences,
    sessions: await listSessions(caller),
    'former-names': await listFormerNames(viewer.id),
    devices: await listDevices(viewer.id),
    changes: await listChangesTo(viewer.id),
    // Whoever reads the address has had them; it may have been somebody else's before.
    mails: viewer.emailVerified ? await listMailsTo(viewer.email) : [],
    art: art.map((entry) => entry.art),
    views: await listOwnViews(viewer.id),
  }

  const zip = new ZipFile()
  for (const [name, value] of Object.entries(lists)) {
    const text = `${JSON.stringify(value, null, 2)}\n`
    zip.addBuffer(Buffer.from(text), `${name}.json`, { mtime: now() })
  }
  // A day has one art that stands, but may have several that were deleted.
  const pictures = art.flatMap(({ id, art: { dateKey, deletedAt }, picture }) =>
    picture ? [{ name: `art/${dateKey}${deletedAt ? `-${id}` : ''}.webp`, picture }] : [],
  )
  const body = streamZip(zip, pictures, signal)
  await queueMail({
    ...{ kind: 'notice', to: viewer.email, username: viewer.username },
    notice: { what: 'data_exported' },
  })
  return new Reply(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${viewer.username}-${dayOf(now())}.zip"`,
    },
  })
}

async function readAccount(userId: string) {
  await connectDb()
  const user = await UserModel.findById(userId).select('+birthday +birthdaySetAt').lean()
  if (!user) throw new AppError('unauthorized')
  const { username, email, emailVerified, role, permissions, userEmoji, birthday } = user
  const { birthdaySetAt, usernameChangedAt, dateSigned, lastSigned, timesSigned } = user
  return {
    account: {
      ...{ username, email, emailVerified, role, permissions, userEmoji: userEmoji ?? null },
      birthday: birthday ? dayOf(birthday) : null,
      ...{ birthdaySetAt, usernameChangedAt, dateSigned, lastSigned, timesSigned },
      chatTokensUsed: user.chatTokensUsed,
      deleteAfter: user.deleteAfter,
    },
    preferences: { artPreferences: toArtPreferences(user) },
  }
}

/** Sends the zip as it is read; a reader who leaves ends the reading of pictures too. */
function streamZip(
  zip: ZipFile,
  pictures: { name: string; picture: MediaFile }[],
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  // yazl's declaration knows less of its stream than it is.
  const output = zip.outputStream as Readable
  const fail = (error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
  }
  zip.on('error', fail)
  for (const { name, picture } of pictures) {
    zip.addReadStreamLazy(name, { mtime: now(), compress: false }, (give) => {
      openMedia(picture).then((source) => {
        source.on('error', fail)
        output.once('close', () => source.destroy())
        if (output.destroyed) source.destroy()
        else give(null, source)
      }, fail)
    })
  }
  zip.end()
  output.once('error', (error) => {
    if (!signal.aborted) logger().error({ err: error }, 'A take-out of data broke off.')
  })
  signal.addEventListener('abort', () => output.destroy(), { once: true })
  return Readable.toWeb(output) as ReadableStream<Uint8Array>
}
