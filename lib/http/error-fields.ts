/** It carries the `fields` of an error whose body is plain text (G-1). */
export const ERROR_FIELDS = 'x-error-fields'

export type ErrorFields = Readonly<Record<string, string>>

/** JSON in ASCII alone, as a header may carry nothing else. */
export function writeErrorFields(fields: ErrorFields): string {
  return JSON.stringify(fields).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Its keys are field names; empty where there is no such header, or none of ours. */
export function readErrorFields(header: string | null): ErrorFields {
  try {
    return errorFieldsOf(JSON.parse(header ?? 'null'))
  } catch {
    return {}
  }
}

export function errorFieldsOf(value: unknown): ErrorFields {
  const fields = Object.entries(Object(value) as object)
  return Object.fromEntries(fields.filter(([, text]) => typeof text === 'string'))
}
