'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { useLazy } from '@/components/ui/use-lazy'
import { PATHS, piecePath } from '@/lib/config/paths'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { deletePiece, restorePiece } from '@/lib/gallery/queries'
import type { Piece } from '@/lib/gallery/schema'
import styles from './piece-actions.module.css'

type Question = 'edit' | 'delete'

export function PieceActions({ piece }: { piece: Piece }) {
  const router = useRouter()
  const { run } = useSubmit({ toastsFailure: true })
  const [asked, setAsked] = useState<Question | null>(null)
  const editor = useLazy(async () => (await import('./edit-piece')).EditPiece)
  const close = () => setAsked(null)

  async function edit(): Promise<void> {
    if (await editor.open()) setAsked('edit')
  }

  const undo = () =>
    void run(() => restorePiece(piece._id), {
      success: GALLERY_TEXTS.restored,
      onSuccess: () => router.push(piecePath(piece._id)),
    })

  async function remove(): Promise<void> {
    await deletePiece(piece._id)
    const action = { label: 'Undo', run: undo }
    void showToast('success', GALLERY_TEXTS.deleted, { action })
    router.push(PATHS.gallery)
    router.refresh()
  }

  return (
    <div className={styles.actions}>
      <Buttons>
        <Button busy={editor.isLoading} onClick={() => void edit()}>
          Edit
        </Button>
        <Button variant="danger" onClick={() => setAsked('delete')}>
          Delete
        </Button>
      </Buttons>
      {asked === 'edit' && editor.Loaded && <editor.Loaded piece={piece} onClose={close} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title={`Delete ${piece.title}?`}
          confirm="delete"
          cancel="keep"
          onConfirm={remove}
          onClose={close}
        >
          It disappears from the gallery at once. For 30 days it can be restored, below the
          arrangement.
        </ConfirmDialog>
      )}
    </div>
  )
}
