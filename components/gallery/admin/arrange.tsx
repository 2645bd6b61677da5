'use client'

import { useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { CheckField } from '@/components/ui/form/check-field'
import { Reorder } from '@/components/ui/reorder/reorder'
import { useMoveQueue } from '@/components/ui/reorder/use-move-queue'
import { showToast } from '@/components/ui/show-toast'
import { galleryCalls } from '@/components/gallery/admin/calls'
import type { Piece } from '@/lib/gallery/schema'
import styles from './arrange.module.css'
import { planMove } from '@/components/gallery/admin/plan-move'
import { RowAction } from '@/components/page/row-action'
import { counted } from '@/lib/format'
import { useSubmit } from '@/components/ui/form/use-submit'
import { SHOW_MAX, shownText } from '@/lib/gallery/catalogue'
import { picturePath } from '@/lib/gallery/tags'

type Place = Pick<Piece, '_id' | 'order'>

/** Each move is stored at once. */
export function Arrange({ pieces }: { pieces: Piece[] }) {
  const { order: moved, move } = useMoveQueue<readonly Place[]>()
  const { selected, select, show, isBusy } = useShowPieces()
  const shown = moved ? inPlaces(pieces, moved) : pieces
  const editable = pieces.filter(({ isEditable }) => isEditable).map(({ _id }) => _id)

  function store(next: Piece[], piece: Piece) {
    const changes = planMove(next, next.indexOf(piece))
    const orders = new Map(changes.map(({ id, order }) => [id, order]))
    const places = next.map(({ _id, order }) => ({ _id, order: orders.get(_id) ?? order }))
    move(places, async () => {
      for (const { id, order } of changes) await galleryCalls.updatePiece(id, { order })
    })
  }

  return (
    <>
      {editable.length > 0 && (
        <div className={styles.bulk}>
          <CheckField
            label={`Select all ${editable.length}`}
            checked={selected.length === editable.length}
            onChange={({ target }) => select(editable, target.checked)}
          />
          <Buttons>
            {[true, false].map((toShow) => (
              <Button
                key={String(toShow)}
                busy={isBusy}
                disabled={selected.length === 0}
                onClick={() => show(selected, toShow)}
              >
                {toShow ? 'Show to visitors' : 'Hide from visitors'}
              </Button>
            ))}
          </Buttons>
          <p role="status" className="type-small muted">
            {counted(selected.length, 'piece')} selected.
          </p>
        </div>
      )}
      <Reorder
        label="Pieces in their order"
        stacks
        items={shown}
        keyOf={({ _id }) => _id}
        nameOf={({ title }) => title}
        isFixed={({ isEditable }) => !isEditable}
        onMove={store}
      >
        {({ _id, title, creator, smallFilename, width, height, toShow = false, isEditable }) => (
          <div className={styles.piece}>
            {isEditable && (
              <input
                type="checkbox"
                className={styles.box}
                aria-label={`Select ${title}`}
                checked={selected.includes(_id)}
                onChange={({ target }) => select([_id], target.checked)}
              />
            )}
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
            {isEditable && (
              <span className={styles.action}>
                <RowAction
                  label={toShow ? `hide ${title} from visitors` : `show ${title} to visitors`}
                  aria-disabled={isBusy || undefined}
                  onClick={() => show([_id], !toShow)}
                >
                  {toShow ? 'hide' : 'show'}
                </RowAction>
              </span>
            )}
          </div>
        )}
      </Reorder>
    </>
  )
}

function inPlaces(pieces: readonly Piece[], places: readonly Place[]): Piece[] {
  const stored = new Map(pieces.map((piece) => [piece._id, piece]))
  return places.flatMap(({ _id, order }) => {
    const piece = stored.get(_id)
    return piece ? { ...piece, order } : []
  })
}

/** Shows pieces to visitors or hides them, with an undo of exactly those that changed. */
function useShowPieces() {
  const [selected, setSelected] = useState<readonly string[]>([])
  const submit = useSubmit({ toastsFailure: true })

  function select(ids: readonly string[], isOn: boolean) {
    const others = selected.filter((id) => !ids.includes(id))
    setSelected(isOn ? [...others, ...ids] : others)
  }

  function show(ids: readonly string[], toShow: boolean, isUndo = false) {
    void submit.run(() => showAll(ids, toShow), {
      refresh: true,
      onSuccess(changed) {
        setSelected([])
        const undo = { label: 'Undo', run: () => show(changed, !toShow, true) }
        const action = isUndo || changed.length === 0 ? {} : { action: undo }
        void showToast('success', shownText(changed.length, toShow), action)
      },
    })
  }

  return { selected, select, show, isBusy: submit.busy !== null }
}

/** Each call has as many as the server takes. */
async function showAll(ids: readonly string[], toShow: boolean): Promise<string[]> {
  const changed: string[] = []
  for (let i = 0; i < ids.length; i += SHOW_MAX) {
    const part = await galleryCalls.showPieces(ids.slice(i, i + SHOW_MAX), toShow)
    changed.push(...part.changed)
  }
  return changed
}
