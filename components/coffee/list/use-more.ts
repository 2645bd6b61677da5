import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FIRST_CARDS } from '@/lib/coffee/list/page'

/** Cards at first and with each step, on wide screens and up to 768 px. */
const SIZES = { wide: { first: FIRST_CARDS, more: 48 }, small: { first: 12, more: 24 } } as const
const SMALL = '(width <= 768px)'

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(SMALL)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

type Shown = {
  key: string
  count: number
  /** It is in px, of a list that is shown again; null of a new one. */
  height: number | null
}

/** The history's entry has the height of the cards, so that the way back restores the scroll. */
export function useMore(list: string, total: number) {
  const ref = useRef<HTMLDivElement>(null)
  const isSmall = useSyncExternalStore(
    watchWidth,
    () => matchMedia(SMALL).matches,
    () => false,
  )
  const { first, more } = isSmall ? SIZES.small : SIZES.wide
  const key = `${list} ${first}`
  const [state, setState] = useState<Shown | null>(null)
  const earlier = parseShown(useSyncExternalStore(watchNothing, readEntry, () => ''))
  if (state?.key !== key && earlier?.key === key) setState(earlier)
  const { count, height } = state?.key === key ? state : { count: first, height: null }

  useEffect(() => {
    if (count === first || !ref.current) return
    const shown: Shown = { key, count, height: ref.current.offsetHeight }
    const entry = { ...(history.state as object | null), [ENTRY]: JSON.stringify(shown) }
    history.replaceState(entry, '')
  }, [key, count, first])

  const grow = useCallback(
    () => setState({ key, count: Math.min(total, count + more), height: null }),
    [key, total, count, more],
  )
  return { ref, count, height, grow }
}

const ENTRY = 'coffees'

const watchNothing = () => () => {}

function readEntry(): string {
  const entry = history.state as Readonly<Record<string, unknown>> | null
  return String(entry?.[ENTRY] ?? '')
}

/** This list alone writes it. */
function parseShown(text: string): Shown | null {
  return text === '' ? null : (JSON.parse(text) as Shown)
}
