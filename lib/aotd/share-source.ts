import { listArtDays } from '@/lib/aotd/archive'
import { longDay } from '@/lib/format'
import type { ShareSource } from '@/lib/share/share-card'

export const artShare: ShareSource = {
  kind: 'day',
  find: async (dateKey) => {
    const day = (await listArtDays()).find((one) => one.dateKey === dateKey)
    if (!day) return null
    const { title, palette } = day
    return { label: 'Art of the day', title, fact: longDay(dateKey), palette }
  },
}
