import { momentColumn } from './columns'

export const TRASH_DATES = [
  momentColumn('deletedAt', 'deleted', { isMuted: true }),
  momentColumn('keptUntil', 'kept until', { isDay: true, isMuted: true }),
]
