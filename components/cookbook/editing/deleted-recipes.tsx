'use client'

import { RowAction } from '@/components/page/row-action'
import { type Column, Table } from '@/components/page/table'
import { TRASH_DATES } from '@/components/page/trash-dates'
import { useSubmit } from '@/components/ui/form/use-submit'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { restoreRecipe } from '@/lib/cookbook/editing/queries'
import type { DeletedRecipe } from '@/lib/cookbook/schema'

export function DeletedRecipes({ recipes }: { recipes: readonly DeletedRecipe[] }) {
  const { run, busy } = useSubmit({ toastsFailure: true })
  const restore: Column<DeletedRecipe> = {
    key: 'restore',
    head: 'restore',
    isHeadHidden: true,
    kind: 'end',
    cell: ({ id, title }) => (
      <RowAction
        label={`restore ${title}`}
        aria-disabled={busy !== null || undefined}
        onClick={() =>
          void run(() => restoreRecipe(id), { success: COOKBOOK_TEXTS.restored, refresh: true })
        }
      >
        restore
      </RowAction>
    ),
  }
  return (
    <Table label="Deleted" columns={[...COLUMNS, restore]} rows={recipes} keyOf={({ id }) => id} />
  )
}

const COLUMNS: readonly Column<DeletedRecipe>[] = [
  { key: 'title', head: 'title', kind: 'name', cell: ({ title }) => title },
  ...TRASH_DATES,
]
