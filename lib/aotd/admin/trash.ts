import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { EDITABLE, notFound, toArtId, toRows, toSavedArt } from '@/lib/aotd/admin/entries'
import type { AdminArt, TrashRow } from '@/lib/aotd/admin/schema'
import { artTrash } from '@/lib/aotd/trash'
import type { ViewerWith } from '@/lib/auth/permissions'
import { ArtworkModel } from '@/models/artwork'

const MAX_ROWS = 100

export async function deleteArt(
  admin: ViewerWith<'admin'>,
  id: string,
): Promise<{ message: string }> {
  if (!(await artTrash.moveToTrash(admin, toArtId(id)))) throw notFound()
  return { message: ART_ADMIN_TEXTS.deleted }
}

export async function listTrash(_admin: ViewerWith<'admin'>): Promise<TrashRow[]> {
  const found = await artTrash.list(MAX_ROWS)
  const art = found.map(({ document }) => document)
  const dateKeys = { $in: art.map(({ dateKey }) => dateKey) }
  const taken = new Set(await ArtworkModel.distinct('dateKey', { ...EDITABLE, dateKey: dateKeys }))
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
export async function restoreArt(admin: ViewerWith<'admin'>, id: string): Promise<AdminArt> {
  const art = await artTrash.restore(admin, toArtId(id))
  if (!art) throw notFound()
  return toSavedArt(art)
}
