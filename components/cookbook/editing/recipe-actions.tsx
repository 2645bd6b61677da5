'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Buttons } from '@/components/ui/buttons'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { PATHS, recipePath } from '@/lib/config/paths'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { deleteRecipe, restoreRecipe } from '@/lib/cookbook/editing/queries'
import type { ShownRecipe } from '@/lib/cookbook/schema'

type RecipeActionsProps = {
  recipe: Pick<ShownRecipe, '_id' | 'title' | 'slug'>
  /** Admins alone delete (G-72). */
  isAdmin: boolean
}

export function RecipeActions({ recipe: { _id, title, slug }, isAdmin }: RecipeActionsProps) {
  const router = useRouter()
  const { run } = useSubmit({ toastsFailure: true })
  const [isAsking, setAsking] = useState(false)

  const undo = () =>
    void run(() => restoreRecipe(_id), {
      success: COOKBOOK_TEXTS.restored,
      onSuccess: () => router.push(recipePath(slug)),
    })

  async function remove(): Promise<void> {
    await deleteRecipe(_id)
    void showToast('success', COOKBOOK_TEXTS.deleted, { action: { label: 'Undo', run: undo } })
    router.push(PATHS.cookbook)
    router.refresh()
  }

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
        <ConfirmDialog
          title={`Delete ${title}?`}
          confirm="delete"
          cancel="keep"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          It disappears from the recipes at once. For 30 days it can be restored, below the list.
        </ConfirmDialog>
      )}
    </>
  )
}
