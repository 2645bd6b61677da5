'use client'

import { useSubmit } from '@/components/ui/form/use-submit'
import { type DeletedRow, TRASH_DAYS } from '@/lib/content/catalogue'
import { type ApiPath, callRoute } from '@/lib/http/call-route'
import { actionColumn } from './columns'
import { RowAction } from './row-action'
import { Section } from './section'
import { type Column, Table } from './table'
import { TRASH_DATES } from './trash-dates'

type DeletedSectionProps = {
  rows: readonly DeletedRow[]
  path: Extract<ApiPath, `${string}/[id]/restore`>
  restored: string
}

/** What was deleted and can be restored (G-19c). */
export function DeletedSection({ rows, path, restored }: DeletedSectionProps) {
  const { run, busy } = useSubmit({ toastsFailure: true })
  if (rows.length === 0) return null
  const action = actionColumn<DeletedRow>('restore', ({ id, name }) => (
    <RowAction
      label={`restore ${name}`}
      aria-disabled={busy !== null || undefined}
      onClick={() =>
        void run(() => callRoute(path, 'POST', { params: { id } }), {
          success: restored,
          refresh: true,
        })
      }
    >
      restore
    </RowAction>
  ))
  return (
    <Section title="Deleted" fact={`kept for ${TRASH_DAYS} days`}>
      <Table
        label="Deleted"
        stacks
        columns={[NAME, ...TRASH_DATES, action]}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </Section>
  )
}

const NAME: Column<DeletedRow> = {
  key: 'name',
  head: 'name',
  kind: 'name',
  cell: ({ name }) => name,
}
