import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { pressedKey } from '@/components/ui/pressed-key'

/** The window scrolls while the pointer is this near to its edge. */
const EDGE_PX = 56
const SCROLL_PX = 8

export type Drag = { from: number; to: number }

/** Drags a child of `list` by pointer; Escape and a lost pointer cancel. */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (drag: Drag) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const running = useRef<AbortController>(null)
  const drop = useRef(onDrop)

  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => () => running.current?.abort(), [])

  function start(event: PointerEvent, from: number) {
    if (event.button !== 0 || running.current) return
    // Without this the text around is selected.
    event.preventDefault()
    const control = new AbortController()
    const { signal } = control
    const { pointerId } = event
    let { clientY } = event
    let to = from
    let frame = 0
    running.current = control
    setDrag({ from, to })

    function place() {
      to = placeOf(list.current, to, clientY)
      setDrag({ from, to })
    }
    function follow() {
      if (scrollNear(clientY)) place()
      frame = requestAnimationFrame(follow)
    }
    function end() {
      control.abort()
      cancelAnimationFrame(frame)
      running.current = null
      setDrag(null)
    }
    function onPointer(name: 'pointermove' | 'pointerup' | 'pointercancel', act: () => void) {
      const mine = (next: globalThis.PointerEvent) => {
        if (next.pointerId !== pointerId) return
        if (name !== 'pointercancel') clientY = next.clientY
        act()
      }
      // The row moves in the document, which would end a capture of the pointer.
      window.addEventListener(name, mine, { signal })
    }
    onPointer('pointermove', place)
    onPointer('pointercancel', end)
    onPointer('pointerup', () => {
      place()
      end()
      if (to !== from) drop.current({ from, to })
    })
    const onKey = (event: KeyboardEvent) => {
      if (pressedKey(event) === 'Escape') end()
    }
    window.addEventListener('keydown', onKey, { signal })
    signal.addEventListener('abort', () => cancelAnimationFrame(frame))
    frame = requestAnimationFrame(follow)
  }

  return { drag, start }
}

function placeOf(list: HTMLElement | null, current: number, clientY: number): number {
  const rows = [...(list?.children ?? [])].filter((_, i) => i !== current)
  return rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < clientY
  }).length
}

function scrollNear(clientY: number): boolean {
  const step = clientY < EDGE_PX ? -SCROLL_PX : clientY > innerHeight - EDGE_PX ? SCROLL_PX : 0
  if (step !== 0) scrollBy({ top: step, behavior: 'instant' })
  return step !== 0
}
