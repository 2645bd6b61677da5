type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What somebody has entered into a field; a choice is a boolean. */
type Typed = { key: string; value: string | boolean }

const LEFT_OUT = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image']

/** Reads what is entered on the page, as JSON; passwords and files are left out. */
export function readTyped(): string {
  const typed = [...keyedFields()].map(([key, field]): Typed => ({ key, value: valueOf(field) }))
  return JSON.stringify(typed.filter(({ value }) => value !== '' && value !== false))
}

/** Enters it again, as typing would, so that React learns of it. */
export function enterTyped(json: string): void {
  const fields = keyedFields()
  for (const { key, value } of JSON.parse(json) as Typed[]) {
    const field = fields.get(key)
    if (field && valueOf(field) !== value) enter(field, value)
  }
}

/** Fields of one name are told apart by their order. */
function keyedFields(): Map<string, Field> {
  const fields = new Map<string, Field>()
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
    if (LEFT_OUT.includes(field.type)) continue
    const name = `${field.name || field.id || field.ariaLabel} ${field.type}`
    let nth = 0
    while (fields.has(`${name} ${nth}`)) nth++
    fields.set(`${name} ${nth}`, field)
  }
  return fields
}

function isChoice(field: Field): field is HTMLInputElement {
  return ['checkbox', 'radio'].includes(field.type)
}

function valueOf(field: Field): string | boolean {
  return isChoice(field) ? field.checked : field.value
}

function enter(field: Field, value: string | boolean): void {
  if (isChoice(field)) return field.click()
  // React's own setter would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
