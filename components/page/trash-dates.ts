import { isoDay, isoMinute } from '@/lib/format'
import type { Column } from './table'

export const TRASH_DATES: readonly Column<{ deletedAt: string; keptUntil: string }>[] = [
  {
    key: 'deleted',
    head: 'deleted (UTC)',
    kind: 'bare',
    isMuted: true,
    cell: ({ deletedAt }) => isoMinute(deletedAt),
  },
  {
    key: 'kept',
    head: 'kept until',
    kind: 'bare',
    isMuted: true,
    cell: ({ keptUntil }) => isoDay(keptUntil),
  },
]
