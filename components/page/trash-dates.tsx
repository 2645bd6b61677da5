import { Moment } from './moment'
import type { Column } from './table'

type Dates = { deletedAt: string; keptUntil: string }

const date = (key: keyof Dates, head: string): Column<Dates> => ({
  key,
  head,
  kind: 'bare',
  isMuted: true,
  cell: ({ [key]: at }) => <Moment at={at} isDay={key === 'keptUntil'} />,
})

export const TRASH_DATES = [date('deletedAt', 'deleted'), date('keptUntil', 'kept until')]
