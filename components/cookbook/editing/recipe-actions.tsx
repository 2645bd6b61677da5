'use client'

import { useState } from 'react'
import { DeleteDialog } from '@/components/page/delete-dialog'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Buttons } from '@/components/ui/buttons'
import { PATHS, recipePath } from '@/lib/config/paths'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { recipeCalls } from '@/components/cookbook/editing/calls'
import type { ShownRecipe } from '@/lib/cookbook/schema'

type RecipeActionsProps = {
  recipe: Pick<ShownRecipe, '_id' | 'title' | 'slug'>
  /** Admins alone delete (G-72). */
  isAdmin: boolean
}

export function RecipeActions({ recipe: { _id, title, slug }, isAdmin }: RecipeActionsProps) {
  const [isAsking, setAsking] = useState(false)

  return (
    <>
      <Buttons>
        <ButtonLink href={`${recipePath(slug)}?mode=edit`}>edit</ButtonLink>
        {isAdmin && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            delete
          </Button>
        )}
      </Buttons>
      {isAsking && (
        <DeleteDialog
          name={title}
          remove={() => recipeCalls.deleteRecipe(_id)}
          restore={() => recipeCalls.restoreRecipe(_id)}
          deleted={COOKBOOK_TEXTS.deleted}
          restored={COOKBOOK_TEXTS.restored}
          listPath={PATHS.cookbook}
          ownPath={recipePath(slug)}
          onClose={() => setAsking(false)}
        >
          It disappears from the recipes at once. For 30 days it can be restored, below the list.
        </DeleteDialog>
      )}
    </>
  )
}
