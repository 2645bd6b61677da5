import { type FormControl, isChoice } from './form-control'
import { readStored, store } from './stored-text'

const FILES = '/_next/static/'
/** The address that was loaded again, with what was entered on it. */
const TYPED = 'typed before the update'
const RELOADED = 'reloaded for'

let recovery: Promise<boolean> | undefined

/** Loads the page again, once, where a file of its build is gone; returns what ends the watch. */
export function watchFiles(): () => void {
  // Events of files do not bubble.
  addEventListener('error', noteFailure, true)
  return () => {
    removeEventListener('error', noteFailure, true)
    recovery = undefined
  }
}

/** Resolves with false once it is known that the page is not loaded again. */
export function isReloading(): Promise<boolean> {
  return recovery ?? Promise.resolve(false)
}

/** Enters what was typed before the page was loaded again. */
export function restoreTyped(): void {
  const [address, typed] = (readStored('session', TYPED) ?? '').split('\n')
  store('session', TYPED, null)
  if (typed !== undefined && address === addressOfPage()) enterTyped(typed)
}

function noteFailure({ target }: Event): void {
  const address = addressOf(target)
  if (address === undefined || !new URL(address, location.href).pathname.startsWith(FILES)) return
  recovery ??= recover(address).finally(() => (recovery = undefined))
}

function addressOf(target: EventTarget | null): string | undefined {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement ? target.href : undefined
}

async function recover(file: string): Promise<boolean> {
  // The texts are read before an error screen takes the place of the form.
  const typed = readTyped()
  if (!(await isGone(file)) || readStored('session', RELOADED) === file) return false
  // Without storage a page that fails again could not be told from the first time.
  if (!store('session', RELOADED, file)) return false
  store('session', TYPED, `${addressOfPage()}\n${typed}`)
  location.reload()
  return new Promise(() => {})
}

async function isGone(file: string): Promise<boolean> {
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.status === 404
}

function addressOfPage(): string {
  return location.pathname + location.search
}

/** What somebody has entered into a field; a choice is a boolean. */
type Typed = { key: string; value: string | boolean }

const LEFT_OUT = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']

/** Reads what is entered on the page, as JSON; passwords and files are left out. */
function readTyped(): string {
  const typed = [...keyedFields()].map(([key, field]): Typed => ({ key, value: valueOf(field) }))
  return JSON.stringify(typed.filter(({ value }) => value !== '' && value !== false))
}

function enterTyped(json: string): void {
  const fields = keyedFields()
  for (const { key, value } of JSON.parse(json) as Typed[]) {
    const field = fields.get(key)
    if (field && valueOf(field) !== value) enter(field, value)
  }
}

/** Fields of one name are told apart by their order. */
function keyedFields(): Map<string, FormControl> {
  const fields = new Map<string, FormControl>()
  for (const field of document.querySelectorAll<FormControl>('input, select, textarea')) {
    if (LEFT_OUT.includes(field.type)) continue
    const name = `${field.name || field.id || field.ariaLabel} ${field.type}`
    let nth = 0
    while (fields.has(`${name} ${nth}`)) nth++
    fields.set(`${name} ${nth}`, field)
  }
  return fields
}

function valueOf(field: FormControl): string | boolean {
  return isChoice(field) ? field.checked : field.value
}

function enter(field: FormControl, value: string | boolean): void {
  if (isChoice(field)) return field.click()
  // React's own setter would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
