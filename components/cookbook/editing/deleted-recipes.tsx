'use client'

import { DeletedSection } from '@/components/page/deleted-section'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { recipeCalls } from '@/components/cookbook/editing/calls'
import type { DeletedRow } from '@/lib/content/catalogue'

export function DeletedRecipes({ rows }: { rows: readonly DeletedRow[] }) {
  return (
    <DeletedSection
      rows={rows}
      restore={recipeCalls.restoreRecipe}
      restored={COOKBOOK_TEXTS.restored}
    />
  )
}
