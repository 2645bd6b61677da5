/* Runs in the browser too. */

/** A part of a row; without a limit or an address, every text is right. */
export type RowPart = { label: string; max?: number; isAddress?: boolean }

export const LINK_PARTS = [
  { label: 'Name', max: 60 },
  { label: 'Address', isAddress: true },
] as const satisfies readonly RowPart[]

/** The parts of a row of text: the last one has no spaces. */
export function partsOfRow(row: string, count: number): string[] {
  const typed = row.trim()
  const last = count > 1 ? /\s+(\S+)$/.exec(typed) : null
  return last ? [typed.slice(0, last.index), last[1] ?? ''] : [typed]
}

export function faultOfPart({ label, max, isAddress }: RowPart, text: string): string {
  const typed = text.trim()
  const name = label.toLowerCase()
  if (max === undefined && !isAddress) return ''
  if (typed === '') return `Please enter the ${name}.`
  if (max !== undefined && [...typed].length > max) {
    return `${label} must be at most ${max} characters.`
  }
  if (!isAddress) return ''
  if (/\s/.test(typed)) return `The ${name} must have no spaces.`
  if (!/^(https?:\/\/|mailto:)/.test(typed)) return `Please begin the ${name} with https://.`
  return URL.canParse(typed) ? '' : `The ${name} is wrong. One is https://example.org/anna.`
}
