/** The focus of a removed element goes to what stands next to it. Returns what ends the watch. */
export function watchFocus(): () => void {
  let last = document.activeElement
  let path = location.pathname

  function note({ target }: FocusEvent) {
    // A notice leaves by itself, and its place pauses while it has the focus.
    last = target instanceof Element && !target.closest('[data-toasts]') ? target : null
    path = location.pathname
  }

  /** Some browsers tell a removal as they tell that somebody clicks elsewhere. */
  function leave({ relatedTarget }: FocusEvent) {
    if (relatedTarget) return
    queueMicrotask(() => {
      if (last?.isConnected && last !== document.activeElement) last = null
    })
  }

  const observer = new MutationObserver((records) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const place = placeOf(last, records)
    last = null
    // Another page begins at its top.
    if (place && path === location.pathname) focusNear(place)
  })

  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', note)
  document.addEventListener('focusout', leave)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', leave)
  }
}

/** The last removal by which the element, or what it stood in, has left the page. */
function placeOf(element: Element, records: readonly MutationRecord[]): MutationRecord | null {
  let lost: Node = element
  let place: MutationRecord | null = null
  for (const record of records) {
    if (![...record.removedNodes].some((node) => node.contains(lost))) continue
    place = record
    lost = record.target
  }
  return place
}

function focusNear({ nextSibling, previousSibling, target }: MutationRecord): void {
  const near = [nextSibling, previousSibling].find(isBlock)
  if (near && takesFocus(near)) return
  let around = target instanceof Element ? target : target.parentElement
  while (around && around !== document.body && !takesFocus(around)) around = around.parentElement
}

/** Another button is none: a second press of the same key would press it. */
function isBlock(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.tabIndex < 0
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement)) return false
  const isChanged = !element.hasAttribute('tabindex')
  if (isChanged) element.tabIndex = -1
  element.focus({ preventScroll: true })
  const hasFocus = document.activeElement === element
  const restore = () => element.removeAttribute('tabindex')
  if (isChanged && hasFocus) element.addEventListener('blur', restore, { once: true })
  if (isChanged && !hasFocus) restore()
  return hasFocus
}
