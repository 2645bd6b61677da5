import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
// Headless, as the content security policy allows no inline styles.
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { icon } from './icon'
import { CheckIcon, CrossIcon } from './icons'
import type { ToastKind, ToastOptions, ToastPlace } from './show-toast'
import styles from './toaster.module.css'

const WarningIcon = icon(<path d="M12 4 2.8 20h18.4zM12 10v4.5m0 2.5v.01" />)

const DURATION_MS = { long: 5000, short: 3000 }

const PLACES: Record<ToastPlace, string | undefined> = {
  'top-right': styles.topRight,
  'bottom-right': styles.bottomRight,
  'bottom-left': styles.bottomLeft,
}

/** The newest at a place; more would cover the screen of a phone. */
const MAX_SHOWN = 3

let isMounted = false

/** The first toast also mounts the container. */
export function raiseToast(
  kind: ToastKind,
  text: string,
  { length = 'long', place = 'top-right', action }: ToastOptions,
): void {
  if (!isMounted) {
    isMounted = true
    createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />)
  }
  toast[kind](action ? ({ id }) => <TextAndAction id={id} text={text} action={action} /> : text, {
    duration: DURATION_MS[length],
    position: place,
    ariaProps:
      kind === 'error'
        ? { role: 'alert', 'aria-live': 'assertive' }
        : { role: 'status', 'aria-live': 'polite' },
  })
}

function Toaster() {
  const { toasts, handlers } = useToaster()
  return Object.keys(PLACES).map((place) => (
    <ToastPlaceBlock
      key={place}
      place={place as ToastPlace}
      toasts={toasts.filter((item) => item.visible && item.position === place).slice(0, MAX_SHOWN)}
      handlers={handlers}
    />
  ))
}

type ToastPlaceProps = {
  place: ToastPlace
  toasts: Toast[]
  handlers: ReturnType<typeof useToaster>['handlers']
}

function ToastPlaceBlock({ place, toasts, handlers }: ToastPlaceProps) {
  const ref = useRef<HTMLElement>(null)
  const { pause, resume } = usePause(handlers)
  const newest = toasts[0]?.id

  // Moves each toast above dialogs that were opened later.
  useLayoutEffect(() => {
    if (newest === undefined) return
    ref.current?.hidePopover()
    ref.current?.showPopover()
  }, [newest])

  useEffect(() => {
    if (newest === undefined) resume()
  }, [newest, resume])

  return (
    <section
      ref={ref}
      popover="manual"
      data-toasts
      className={`${styles.place} ${PLACES[place]}`}
      aria-label="Notices"
      // A toast that comes under a pointer at rest is not being read.
      onMouseMove={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      {toasts.map((item) => (
        <ToastBlock key={item.id} item={item} />
      ))}
    </section>
  )
}

/** A button that is closed with its toast fires no leave event, so the pause of an empty place must be ended. */
function usePause({ startPause, endPause }: ToastPlaceProps['handlers']) {
  const isPaused = useRef(false)
  const pause = useCallback(() => {
    if (!isPaused.current) startPause()
    isPaused.current = true
  }, [startPause])
  const resume = useCallback(() => {
    if (isPaused.current) endPause()
    isPaused.current = false
  }, [endPause])
  return { pause, resume }
}

type TextAndActionProps = { id: string; text: string } & Required<Pick<ToastOptions, 'action'>>

function TextAndAction({ id, text, action }: TextAndActionProps) {
  return (
    <span className={styles.words}>
      {text}
      <button
        type="button"
        className={styles.action}
        onClick={() => {
          toast.dismiss(id)
          action.run()
        }}
      >
        {action.label}
      </button>
    </span>
  )
}

function ToastBlock({ item }: { item: Toast }) {
  return (
    <div className={styles.toast} data-foot={item.position?.startsWith('bottom') ? '' : undefined}>
      {item.type === 'error' ? <WarningIcon /> : <CheckIcon />}
      <p {...item.ariaProps}>{resolveValue(item.message, item)}</p>
      <button
        type="button"
        className={styles.close}
        aria-label="Close this notice"
        onClick={() => toast.dismiss(item.id)}
      >
        <CrossIcon />
      </button>
    </div>
  )
}
