import { isBlank } from '@/lib/config/blank'
import type { Fields, FormField } from '@/lib/form/fields'
import { numberText, readNumber } from '@/lib/form/numbers'

/** What stands in a form, by field: texts, with `true` or `false` for a flag. */
export type Values<F extends Fields = Fields> = Readonly<Record<keyof F & string, string>>

export function newValues<F extends Fields>(fields: F): Values<F> {
  return eachField(fields, ({ kind, initial = kind === 'flag' ? 'false' : '' }) => initial)
}

export function labelsOf<F extends Fields>(fields: F): Values<F> {
  return eachField(fields, ({ label }) => label)
}

export function valuesOf<F extends Fields>(fields: F, stored: object): Values<F> {
  return eachField(fields, (field, name) => textOf(field, valueAt(stored, name)))
}

/** What stands in a field of the form for a stored value; empty where there is no such field. */
export function typedText(fields: Fields, name: string, value: unknown): string {
  const field = fields[name]
  return field ? textOf(field, value) : ''
}

/** A box that is not ticked is in no form. */
export function typedIn<F extends Fields>(fields: F, data: FormData): Values<F> {
  return eachField(fields, ({ kind }, name) => {
    if (kind === 'flag') return String(data.has(name))
    if (kind === 'ticks') return data.getAll(name).join(', ')
    return String(data.get(name) ?? '').trim()
  })
}

export function changedIn<F extends Fields>(
  fields: F,
  before: Values<F>,
  after: Values<F>,
): (keyof F & string)[] {
  return Object.keys(fields).filter((name) => before[name] !== after[name])
}

export function rebased<F extends Fields>(
  fields: F,
  { before, typed, newer }: { before: Values<F>; typed: Values<F>; newer: Values<F> },
): Values<F> {
  const typedEntries = changedIn(fields, before, typed).map((name) => [name, typed[name]])
  return { ...newer, ...Object.fromEntries(typedEntries) }
}

/** The JSON body of a call, with these fields at their paths; the server checks it. */
export function bodyOf<B extends object, F extends Fields = Fields>(
  fields: F,
  values: Values<F>,
  names: readonly (keyof F & string)[] = Object.keys(fields),
): B {
  const body = {}
  for (const name of names) {
    const field = fields[name]
    if (field) putAt(body, name.split('.'), sentValue(field, values[name]))
  }
  return body as B
}

export function uploadOf<F extends Fields>(
  fields: F,
  values: Values<F>,
  files: Readonly<Record<string, File>>,
): FormData {
  const form = new FormData()
  for (const [name, field] of Object.entries(fields)) {
    const text = values[name] ?? ''
    form.append(name, field.kind === 'number' ? String(readNumber(text, field) ?? '') : text)
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

function eachField<F extends Fields>(
  fields: F,
  textFor: (field: FormField, name: string) => string,
): Values<F> {
  const texts = Object.entries(fields).map(([name, field]) => [name, textFor(field, name)])
  return Object.fromEntries(texts) as Values<F>
}

function textOf(field: FormField, value: unknown): string {
  if (value === null || value === undefined) return field.kind === 'flag' ? 'false' : ''
  if (field.kind === 'minute') return String(value).slice(0, 'YYYY-MM-DDTHH:MM'.length)
  if (Array.isArray(value)) return value.join(', ')
  return field.kind === 'number' && typeof value === 'number'
    ? numberText(value, field)
    : String(value)
}

function sentValue(field: FormField, text: string): unknown {
  if (field.kind === 'number') return readNumber(text, field)
  if (field.kind === 'minute') return text === '' ? undefined : `${text}:00Z`
  if (field.kind === 'flag') return text === 'true'
  if (field.kind === 'list' || field.kind === 'ticks') {
    return itemsIn(text)
  }
  return field.isNullable && text.trim() === '' ? null : text
}

export function itemsIn(text: string): string[] {
  return text.split(',').flatMap((item) => (isBlank(item) ? [] : item.trim()))
}

function valueAt(stored: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => Object.getOwnPropertyDescriptor(Object(value), key)?.value,
      stored,
    )
}

function putAt(body: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) return void Reflect.set(body, key, value)
  const inner: unknown = Reflect.get(body, key)
  const group = typeof inner === 'object' && inner !== null ? inner : {}
  Reflect.set(body, key, group)
  putAt(group, rest, value)
}
