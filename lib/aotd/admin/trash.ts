import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { toArtId, toRows, toSavedArt } from '@/lib/aotd/admin/entries'
import type { AdminArt, TrashRow } from '@/lib/aotd/admin/schema'
import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { artContent, EDITABLE } from '@/lib/aotd/content'
import { reclaimEmojis, releaseUnusedEmojis } from '@/lib/aotd/author/emoji-ledger'
import { updateStreaks } from '@/lib/aotd/author/streaks'
import { requestWork } from '@/lib/aotd/painting/worker'
import type { Admin } from '@/lib/auth/permissions'
import { ArtworkModel } from '@/models/artwork'
import { notFound } from '@/lib/errors'

/** It frees the day, the unused emojis and the lease (G-19c, G-62). */
export async function deleteArt(admin: Admin, id: string): Promise<{ message: string }> {
  const art = await artContent.remove(admin, { _id: toArtId(id) })
  if (!art) throw notFound(ART_ADMIN_TEXTS.notFound)
  await updateStreaks(String(art.createdById))
  await releaseUnusedEmojis(id)
  return { message: ART_ADMIN_TEXTS.deleted }
}

export async function listTrash(_admin: Admin): Promise<TrashRow[]> {
  const found = await artContent.listTrash()
  const art = found.map(({ document }) => document)
  const dateKeys = { $in: art.map(({ dateKey }) => dateKey) }
  const taken = new Set(
    await ArtworkModel.live.distinct('dateKey', { ...EDITABLE, dateKey: dateKeys }),
  )
  const rows = await toRows(art)
  return found.flatMap(({ deletedAt, keptUntil }, i) => {
    const row = rows[i]
    if (!row) return []
    return {
      ...row,
      deletedAt: deletedAt.toISOString(),
      keptUntil: keptUntil.toISOString(),
      isDayTaken: taken.has(row.dateKey),
    }
  })
}

/** 409 where its day has other art. */
export async function restoreArt(admin: Admin, id: string): Promise<AdminArt> {
  const art = await artContent.restore(admin, { _id: toArtId(id) })
  if (!art) throw notFound(ART_ADMIN_TEXTS.notFound)
  await updateStreaks(String(art.createdById))
  await reclaimEmojis(id)
  if (RUNNING_STATUSES.includes(art.generationStatus.status)) requestWork()
  return toSavedArt(art)
}
