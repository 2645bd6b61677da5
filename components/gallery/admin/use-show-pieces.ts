'use client'

import { useState } from 'react'
import { galleryCalls } from '@/components/gallery/admin/calls'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { SHOW_MAX, shownText } from '@/lib/gallery/catalogue'

/** Shows pieces to visitors or hides them, with an undo of exactly those that changed. */
export function useShowPieces() {
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
