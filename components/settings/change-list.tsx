'use client'

import { Empty } from '@/components/page/empty'
import { actionColumn, momentColumn } from '@/components/page/columns'
import { useMinute } from '@/components/page/moment'
import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { useSubmit } from '@/components/ui/form/use-submit'
import { isSecret } from '@/lib/config/secret-keys'
import { settingLabel } from '@/lib/settings/form'
import type { SettingChange } from '@/lib/settings/schema'
import { settingsCalls } from './calls'

const COLUMNS: readonly Column<SettingChange>[] = [
  momentColumn('at', 'when'),
  { key: 'who', head: 'who', kind: 'name', cell: ({ by }) => by },
  { key: 'what', head: 'what', cell: ({ changes }) => changes.map(lineOf) },
]

export function ChangeList({ history }: { history: readonly SettingChange[] }) {
  const minuteOf = useMinute()
  const { run, busy } = useSubmit({ toastsFailure: true })
  if (history.length === 0) return <Empty>Nothing was changed yet.</Empty>
  const undo = actionColumn<SettingChange>(
    'undo',
    ({ id, at, changes }) =>
      !changes.some(({ key }) => isSecret(key)) && (
        <RowAction
          label={`undo the change of ${minuteOf(at)}`}
          onClick={() =>
            busy === null &&
            void run(() => settingsCalls.undoChange(id), {
              success: 'The change was undone.',
              refresh: true,
            })
          }
        >
          undo
        </RowAction>
      ),
  )
  return (
    <Table
      label="Changes of the settings"
      stacks
      columns={[...COLUMNS, undo]}
      rows={history}
      keyOf={({ id }) => id}
    />
  )
}

function lineOf({ key, before, after }: SettingChange['changes'][number]) {
  return (
    <div key={key}>
      {settingLabel(key)}: {before ?? 'default'} → {after ?? 'default'}
    </div>
  )
}
