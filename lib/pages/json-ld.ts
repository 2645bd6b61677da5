export type JsonLd = Readonly<Record<string, unknown>>

export const CONTEXT = 'https://schema.org'

/** A script element can hold the result: no text can end it. */
export function printJsonLd(value: JsonLd): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
