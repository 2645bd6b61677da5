'use client'

import { useState } from 'react'
import { DeleteButton } from '@/components/page/delete-button'
import { Button, Buttons } from '@/components/ui/button'
import { useLazy } from '@/components/ui/use-lazy'
import { PATHS, piecePath } from '@/lib/config/paths'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { galleryCalls } from '@/components/gallery/admin/calls'
import type { Piece } from '@/lib/gallery/schema'
import styles from './piece-actions.module.css'

export function PieceActions({ piece }: { piece: Piece }) {
  const [isEditing, setEditing] = useState(false)
  const editor = useLazy(async () => (await import('./edit-piece')).EditPiece)

  async function edit(): Promise<void> {
    if (await editor.open()) setEditing(true)
  }

  return (
    <div className={styles.actions}>
      <Buttons>
        <Button busy={editor.isLoading} onClick={() => void edit()}>
          Edit
        </Button>
        <DeleteButton
          label="Delete"
          name={piece.title}
          remove={() => galleryCalls.deletePiece(piece._id)}
          restore={() => galleryCalls.restorePiece(piece._id)}
          texts={GALLERY_TEXTS}
          listPath={PATHS.gallery}
          ownPath={piecePath(piece._id)}
        >
          It disappears from the gallery at once. For 30 days it can be restored, below the
          arrangement.
        </DeleteButton>
      </Buttons>
      {isEditing && editor.Loaded && (
        <editor.Loaded piece={piece} onClose={() => setEditing(false)} />
      )}
    </div>
  )
}
