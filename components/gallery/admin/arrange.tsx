'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Reorder } from '@/components/ui/reorder/reorder'
import { showToast } from '@/components/ui/show-toast'
import { failureOf } from '@/components/ui/form/failure'
import { galleryCalls } from '@/components/gallery/admin/calls'
import { picturePath } from '@/lib/gallery/tags'
import type { Piece } from '@/lib/gallery/schema'
import styles from './arrange.module.css'
import { planMove } from '@/components/gallery/admin/plan-move'
import { DeletedSection } from '@/components/page/deleted-section'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import type { DeletedRow } from '@/lib/content/catalogue'

/** Each move is stored at once, in its turn; a failure brings the stored order back. */
export function Arrange({ pieces }: { pieces: Piece[] }) {
  const router = useRouter()
  const [moved, setMoved] = useState<Piece[] | null>(null)
  const queue = useRef(Promise.resolve())
  const shown = moved ?? pieces

  function move(next: Piece[], piece: Piece) {
    const changes = planMove(next, next.indexOf(piece))
    const orders = new Map(changes.map(({ id, order }) => [id, order]))
    setMoved(next.map((item) => ({ ...item, order: orders.get(item._id) ?? item.order })))
    queue.current = queue.current.then(async () => {
      try {
        for (const { id, order } of changes) await galleryCalls.updatePiece(id, { order })
      } catch (reason) {
        void showToast('error', failureOf(reason).text)
        setMoved(null)
        router.refresh()
      }
    })
  }

  return (
    <Reorder
      label="Pieces in their order"
      items={shown}
      keyOf={({ _id }) => _id}
      nameOf={({ title }) => title}
      isFixed={({ isEditable }) => !isEditable}
      onMove={move}
    >
      {({ title, creator, smallFilename, width, height, toShow }) => (
        <div className={styles.piece}>
          <img
            src={picturePath(smallFilename)}
            width={width}
            height={height}
            alt=""
            loading="lazy"
            className={styles.picture}
          />
          <p className={styles.title}>{title}</p>
          <p className="type-small muted">{toShow ? creator : `${creator}, for members`}</p>
        </div>
      )}
    </Reorder>
  )
}

export function DeletedPieces({ rows }: { rows: readonly DeletedRow[] }) {
  return (
    <DeletedSection
      rows={rows}
      restore={galleryCalls.restorePiece}
      restored={GALLERY_TEXTS.restored}
    />
  )
}
