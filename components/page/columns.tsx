import { Moment } from './moment'
import type { Column } from './table'

/** Null was never. */
export function momentColumn<K extends string>(
  key: K,
  head: string,
  { isDay = false, ...rest }: { isDay?: boolean; isMuted?: boolean; isSortable?: boolean } = {},
): Column<Readonly<Record<K, string | null>>> {
  return {
    key,
    head,
    kind: 'bare',
    cell: ({ [key]: at }) => (at === null ? 'never' : <Moment at={at} isDay={isDay} />),
    ...rest,
  }
}

/** The action of a row, which stays in sight while the table scrolls. */
export function actionColumn<Row>(name: string, cell: Column<Row>['cell']): Column<Row> {
  return { key: name, head: name, isHeadHidden: true, kind: 'end', cell }
}
