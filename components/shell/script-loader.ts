/**
 * Inlined into pages for visitors by server/defer-scripts.ts. Loads the scripts of the page when
 * somebody turns to a control, else when the browser rests, and repeats what came before them.
 */
const CONTROLS = 'button,input,select,textarea,label,form,[tabindex="0"]'
const SCRIPTED_FORM = 'form:not([action])'
const MAX_WAIT_MS = 2000
const SCRIPTED_KEYS = /^(Arrow|Esc|Home|End)/
/** Pointer, mouse, touch, focus, click: React would hydrate the page within one, and not in slices. */
const PRESS = /^[pmtfc]/

type Early = { event: Event; target: HTMLElement; value: unknown }

const { get, set } = Reflect
const on = addEventListener
const sources = document.currentScript?.dataset.scripts?.split(' ') ?? []
const listening = new AbortController()
let early: Early[] = []

function load(): void {
  for (const src of sources.splice(0)) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
  }
}

function hear(event: Event): void {
  const { target, type } = event
  if (!(target instanceof Element)) return
  const scripted = scriptedTarget(event, target as HTMLElement)
  if (scripted || PRESS.test(type)) event.stopImmediatePropagation()
  // A field that takes the focus by itself does not count; touches are pointers, too.
  const isByItself = type === 'focusin' && target.hasAttribute('autofocus')
  if (!isByItself && target.closest(CONTROLS)) load()
  if (!scripted) return
  load()
  if (!isScriptedKey(event)) event.preventDefault()
  if (type !== 'input') scripted.ariaBusy = 'true'
  const isOther = (one: Early) => one.target !== scripted || one.event.type !== type
  early = [...early.filter(isOther), { event, target: scripted, value: get(target, 'value') }]
}

/** What React is to learn of; nothing for what the browser does without scripts. */
function scriptedTarget(event: Event, target: HTMLElement): HTMLElement | false | null {
  if (event.type === 'input') return target
  if (event instanceof SubmitEvent)
    return target.matches(SCRIPTED_FORM) && (event.submitter ?? target)
  if (event instanceof KeyboardEvent) {
    if (target instanceof HTMLInputElement)
      return (
        event.key === 'Enter' && !event.isComposing && target.closest<HTMLElement>(SCRIPTED_FORM)
      )
    // On a focused element the browser does what they are for.
    return isScriptedKey(event) && target === document.body && target
  }
  const button = event.type === 'click' && target.closest('button')
  return (
    button && !(button.popoverTargetElement ?? (button.form && button.type !== 'button')) && button
  )
}

function isScriptedKey(event: Event): event is KeyboardEvent {
  return event instanceof KeyboardEvent && SCRIPTED_KEYS.test(event.key)
}

function repeatOnceKnown(one: Early): void {
  if (/__reactP/.test(Object.keys(one.target).join())) repeat(one)
  else if (one.target.isConnected) setTimeout(repeatOnceKnown, 50, one)
}

function repeat({ event, target, value }: Early): void {
  target.ariaBusy = null
  if (event.type === 'input') enter(target, value)
  else if (target instanceof HTMLFormElement) target.requestSubmit()
  else if (isScriptedKey(event)) target.dispatchEvent(new KeyboardEvent(event.type, event))
  else target.click()
}

/** React takes what a field held at hydration for what it has rendered. */
function enter(field: Element, value: unknown): void {
  const type: string = get(field, 'type')
  const isChoice = /radio|check/.test(type)
  if (!isChoice && type !== 'file') set(field, 'value', value)
  const isChecked: unknown = get(field, 'checked')
  get(field, '_valueTracker')?.setValue(isChoice ? !isChecked : `${value}.`)
  for (const name of isChoice ? ['click'] : ['input', 'change'])
    field.dispatchEvent(new Event(name, { bubbles: true }))
}

const heard =
  'pointerover pointerdown pointerup mouseover mousedown mouseup touchstart touchend focusin keydown click submit input'
for (const type of heard.split(' ')) {
  on(type, hear, { capture: true, signal: listening.signal })
}
on('hydrated', () => {
  listening.abort()
  for (const one of early) setTimeout(repeatOnceKnown, 0, one)
})
on('load', () => {
  window.requestIdleCallback?.(load)
  // A busy browser never rests.
  setTimeout(load, MAX_WAIT_MS)
})

export {}
