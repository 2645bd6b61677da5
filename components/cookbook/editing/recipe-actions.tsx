'use client'

import { DeleteButton } from '@/components/page/delete-button'
import { PATHS, recipePath } from '@/lib/config/paths'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { recipeCalls } from '@/components/cookbook/editing/calls'
import { Buttons } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { ShownRecipe } from '@/lib/cookbook/schema'

type RecipeActionsProps = {
  recipe: Pick<ShownRecipe, '_id' | 'title' | 'slug'>
  /** Admins alone delete (G-72). */
  isAdmin: boolean
}

export function RecipeActions({ recipe: { _id, title, slug }, isAdmin }: RecipeActionsProps) {
  return (
    <Buttons>
      <ButtonLink href={`${recipePath(slug)}?mode=edit`}>edit</ButtonLink>
      {isAdmin && (
        <DeleteButton
          name={title}
          remove={() => recipeCalls.deleteRecipe(_id)}
          restore={() => recipeCalls.restoreRecipe(_id)}
          texts={COOKBOOK_TEXTS}
          listPath={PATHS.cookbook}
          ownPath={recipePath(slug)}
        >
          It disappears from the recipes at once. For 30 days it can be restored, below the list.
        </DeleteButton>
      )}
    </Buttons>
  )
}
