'use client'

import { useState } from 'react'
import { DeleteDialog } from '@/components/page/delete-dialog'
import { Button } from '@/components/ui/button'
import { Buttons } from '@/components/ui/buttons'
import { useLazy } from '@/components/ui/use-lazy'
import { PATHS, piecePath } from '@/lib/config/paths'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { galleryCalls } from '@/components/gallery/admin/calls'
import type { Piece } from '@/lib/gallery/schema'
import styles from './piece-actions.module.css'

type Question = 'edit' | 'delete'

export function PieceActions({ piece }: { piece: Piece }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const editor = useLazy(async () => (await import('./edit-piece')).EditPiece)
  const close = () => setQuestion(null)

  async function edit(): Promise<void> {
    if (await editor.open()) setQuestion('edit')
  }

  return (
    <div className={styles.actions}>
      <Buttons>
        <Button busy={editor.isLoading} onClick={() => void edit()}>
          Edit
        </Button>
        <Button variant="danger" onClick={() => setQuestion('delete')}>
          Delete
        </Button>
      </Buttons>
      {question === 'edit' && editor.Loaded && <editor.Loaded piece={piece} onClose={close} />}
      {question === 'delete' && (
        <DeleteDialog
          name={piece.title}
          remove={() => galleryCalls.deletePiece(piece._id)}
          restore={() => galleryCalls.restorePiece(piece._id)}
          deleted={GALLERY_TEXTS.deleted}
          restored={GALLERY_TEXTS.restored}
          listPath={PATHS.gallery}
          ownPath={piecePath(piece._id)}
          onClose={close}
        >
          It disappears from the gallery at once. For 30 days it can be restored, below the
          arrangement.
        </DeleteDialog>
      )}
    </div>
  )
}
