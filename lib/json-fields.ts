/** An object of JSON that others wrote. */
export type Fields = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  } catch {
    return null
  }
}

export function parseFields(bytes: Buffer): Fields | null {
  const value = parseJson(bytes)
  return isObject(value) ? value : null
}

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

/** Which of the fields say something. */
export function filledOf(fields: Fields, names: readonly string[]): string[] {
  return names.filter((name) => {
    const value = fieldAt(fields, name)
    const isEmpty = value === null || value === undefined || value === '' || value === 0
    return !isEmpty && value !== false && !(Array.isArray(value) && value.length === 0)
  })
}
