/** An object of JSON that others wrote. */
export type Fields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/** Null for a text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function parseJsonFile(bytes: Buffer): unknown {
  return parseJson(bytes.toString('utf8').replace(/^\uFEFF/, ''))
}

export function parseFields(bytes: Buffer): Fields | null {
  const value = parseJsonFile(bytes)
  return isObject(value) ? value : null
}

const EMPTY: readonly unknown[] = [null, undefined, '', 0, false]

/** It never reads what an object inherits. */
function fieldAt(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

export function textAt(fields: Fields | null | undefined, name: string): string {
  const value = fields && fieldAt(fields, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

export function listAt(fields: Fields, name: string): Fields[] {
  const value = fieldAt(fields, name)
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function fieldsAt(fields: Fields, name: string): Fields | null {
  const value = fieldAt(fields, name)
  return isObject(value) ? value : null
}

/** Which of the fields say something; the type of an object alone says nothing. */
export function filledOf(fields: Fields, names: readonly string[]): string[] {
  return names.filter((name) => isFilled(fieldAt(fields, name)))
}

function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  if (!isObject(value)) return !EMPTY.includes(value)
  return Object.entries(value).some(([name, inner]) => name !== '@type' && !EMPTY.includes(inner))
}
