import { type RefObject, useEffect, useState } from 'react'

const CONTROLS = 'a, button, input, select, textarea, label, summary'
/** The part of a control beneath from which it counts as covered. Of a large card, a corner may be. */
const SHARE = 1 / 4
const STEPS = [0.1, 0.3, 0.5, 0.7, 0.9]
const REST_MS = 150

/** Whether a fixed element lies over much of a control, looked at when the page rests. */
export function useCoversControl(element: RefObject<HTMLElement | null>, path: string): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => element.current && setCovers(coversControl(element.current)),
        REST_MS,
      )
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(document.body)
    sizes.observe(document.documentElement)
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [element, path])
  return covers
}

function coversControl(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const points = STEPS.flatMap((x) =>
    STEPS.map((y) => [left + x * width, top + y * height] as const),
  )
  const beneath = points
    .flatMap(([x, y]) => document.elementsFromPoint(x, y))
    .filter((found) => !element.contains(found))
    .flatMap((found) => found.closest(CONTROLS) ?? [])
  return [...new Set(beneath)].some((control) => {
    const box = control.getBoundingClientRect()
    const across = Math.min(box.right, left + width) - Math.max(box.left, left)
    const down = Math.min(box.bottom, top + height) - Math.max(box.top, top)
    return across * down >= SHARE * box.width * box.height
  })
}
