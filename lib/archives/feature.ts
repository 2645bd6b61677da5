import { Types } from 'mongoose'
import { ARCHIVE_MEDIA_OWNER } from '@/lib/archives/imports'
import { defineFeature } from '@/lib/define-feature'
import { ArchiveImportModel } from '@/models/archive-import'

export const archives = defineFeature({
  name: 'archives',
  kind: 'service',
  models: [ArchiveImportModel],
  media: { owner: ARCHIVE_MEDIA_OWNER, listReferenced },
  personalData: {
    list: async () => ({ lists: {} }),
    forget: async ({ id }) => {
      await ArchiveImportModel.deleteMany({ createdById: new Types.ObjectId(id) })
    },
  },
  stored: ['An archive that you move in, and what became of each entry of it, for 30 days.'],
})

/** An archive is read until its import is done. */
async function listReferenced(names: string[]): Promise<string[]> {
  const found = await ArchiveImportModel.find({
    archive: { $in: names },
    state: { $in: ['checked', 'running'] },
  })
    .select({ archive: 1 })
    .lean()
  return found.map(({ archive }) => archive)
}
