import { longDay } from '@/lib/format'
import { listPublicPieces } from '@/lib/gallery/pieces'
import type { ShareSource } from '@/lib/share/share-card'

export const pieceShare: ShareSource = {
  kind: 'piece',
  find: async (pieceId) => {
    const piece = (await listPublicPieces()).find(({ id }) => id === pieceId)
    if (!piece) return null
    const { title, creator, dateMade, small } = piece
    const fact = `${creator}, ${longDay(dateMade)}`
    return { label: 'Gallery', title, fact, picture: small, fit: 'whole' }
  },
}
