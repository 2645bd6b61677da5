import { editArt } from '@/lib/aotd/admin/edit-art'
import { findCompleted } from '@/lib/aotd/artworks'
import { toDocumentId } from '@/lib/document-id'
import type { Reportable } from '@/lib/reports/reportable'
import { ArtworkModel } from '@/models/artwork'

/** The author's words, which everybody reads (G-136); the picture is the site's own. */
export const reportableQuotes: Reportable = {
  kind: 'quote',
  path: /^\/art-of-the-day\/(\d{4}-\d{2}-\d{2})$/,
  async find(_viewer, dateKey) {
    const art = await findCompleted(dateKey)
    if (!art?.authorQuote || art.isSample) return null
    return { id: art.id, authorId: art.authorId, subject: `quote of ${dateKey}` }
  },
  async remove(admin, id) {
    const quoted = { _id: toDocumentId(id), authorQuote: { $ne: null } }
    if (!(await ArtworkModel.live.exists(quoted))) return false
    await editArt(admin, id, { authorQuote: null })
    return true
  },
}
