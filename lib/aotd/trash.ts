import type { StoredArt } from '@/lib/aotd/artworks'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { RUNNING_STATUSES } from '@/lib/aotd/catalogue'
import { reclaimEmojis, releaseUnusedEmojis } from '@/lib/aotd/emoji-ledger'
import { listReferencedPictures } from '@/lib/aotd/pictures'
import { forgetViewsOf } from '@/lib/aotd/personal-data'
import { ART_TAG } from '@/lib/aotd/tags'
import { updateStreaks } from '@/lib/aotd/streaks'
import { requestWork } from '@/lib/aotd/worker'
import { invalidate } from '@/lib/cache'
import { defineTrash } from '@/lib/trash/define-trash'
import { ArtworkModel } from '@/models/artwork'

/** Deleting frees the day, the unused emojis and the lease (G-19c, G-62). */
export const artTrash = defineTrash({
  model: ArtworkModel,
  kind: 'artwork',
  noun: 'AOTD',
  scope: { isSample: false },
  update: { $set: { lease: null }, $inc: { __v: 1 } },
  nameOf: (art: StoredArt) => art.dateKey,
  factsOf: ({ title, createdById, generationStatus }) => ({
    title: title ?? null,
    createdById: String(createdById),
    'generationStatus.status': generationStatus.status,
  }),
  filesOf: ({ files }) => (files ? [files.original, files.full, files.small] : []),
  findShared: (names, except) => listReferencedPictures(names, { _id: { $ne: except } }),
  takenText: ART_ADMIN_TEXTS.dayTaken,
  async onChange({ createdById }) {
    await invalidate([ART_TAG])
    await updateStreaks(String(createdById))
  },
  onDelete: ({ _id }) => releaseUnusedEmojis(String(_id)),
  async onRestore({ _id, generationStatus }) {
    await reclaimEmojis(String(_id))
    if (RUNNING_STATUSES.includes(generationStatus.status)) requestWork()
  },
  onPurge: ({ _id }) => forgetViewsOf(String(_id)),
})

export async function purgeSampleArt(): Promise<void> {
  await artTrash.purge({ isSample: true })
  await invalidate([ART_TAG])
}
