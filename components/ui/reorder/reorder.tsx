import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { icon } from '@/components/ui/icon'
import { pressedKey } from '@/components/ui/pressed-key'
import styles from './reorder.module.css'
import { type Drag, useDrag } from './use-drag'

const GripIcon = icon(<path d="M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01" />)
const UpIcon = icon(<path d="m6 15 6-6 6 6" />)
const DownIcon = icon(<path d="m6 9 6 6 6-6" />)

type Way = 'up' | 'down'

type ReorderProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Screen readers need it. */
  nameOf: (item: Item) => string
  /** Such rows have no controls; others may move past them. */
  isFixed?: (item: Item) => boolean
  stacks?: boolean
  /** `items` in the new order. */
  onMove: (items: Item[], moved: Item) => void
  children: (item: Item) => ReactNode
}

export function Reorder<Item>(props: ReorderProps<Item>) {
  const { label, items, keyOf, nameOf, isFixed, stacks = false, onMove, children } = props
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<{ key: string; way: Way }>(null)
  const [announcement, setAnnouncement] = useState('')
  const { drag, start } = useDrag(list, move)
  const shown = drag ? moved(items, drag) : items
  const last = items.length - 1

  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    const { key, way } = focus.current ?? {}
    focus.current = null
    if (key === undefined) return
    const row = list.current?.children[items.findIndex((item) => keyOf(item) === key)]
    row?.querySelector<HTMLElement>(`[data-way=${way}]`)?.focus()
  })

  function move({ from, to }: Drag) {
    const item = items[from]
    if (item === undefined) return
    setAnnouncement(`${nameOf(item)}: place ${to + 1} of ${items.length}.`)
    onMove(moved(items, { from, to }), item)
  }

  function step(item: Item, way: Way, to: number) {
    const from = items.indexOf(item)
    const place = Math.min(last, Math.max(0, to))
    if (place === from) return
    focus.current = { key: keyOf(item), way }
    move({ from, to: place })
  }

  function onKey(event: KeyboardEvent, item: Item, at: number) {
    const places: Record<string, [Way, number]> = {
      ArrowUp: ['up', at - 1],
      ArrowDown: ['down', at + 1],
      Home: ['up', 0],
      End: ['down', last],
    }
    const place = places[pressedKey(event)]
    if (!place) return
    event.preventDefault()
    step(item, ...place)
  }

  return (
    <>
      <ol ref={list} className={stacks ? styles.stacked : undefined} aria-label={label}>
        {shown.map((item, at) => {
          const name = nameOf(item)
          const isHeld = drag?.to === at
          if (isFixed?.(item)) {
            return (
              <li key={keyOf(item)} className={`${styles.row} ${styles.fixed}`}>
                <div className={styles.content}>{children(item)}</div>
              </li>
            )
          }
          return (
            <li key={keyOf(item)} className={`${styles.row} ${isHeld ? styles.held : ''}`}>
              <span
                className={styles.handle}
                aria-hidden="true"
                onPointerDown={(event) => start(event, at)}
              >
                <GripIcon />
              </span>
              <div className={styles.content}>{children(item)}</div>
              <span className={styles.steps} onKeyDown={(event) => onKey(event, item, at)}>
                <button
                  type="button"
                  data-way="up"
                  className={styles.step}
                  aria-label={`Move ${name} up`}
                  // A disabled button would lose the focus.
                  aria-disabled={at === 0 || undefined}
                  onClick={() => step(item, 'up', at - 1)}
                >
                  <UpIcon />
                </button>
                <button
                  type="button"
                  data-way="down"
                  className={styles.step}
                  aria-label={`Move ${name} down`}
                  aria-disabled={at === last || undefined}
                  onClick={() => step(item, 'down', at + 1)}
                >
                  <DownIcon />
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </>
  )
}

function moved<Item>(items: readonly Item[], { from, to }: Drag): Item[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}
