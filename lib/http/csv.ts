/** What a spreadsheet would run as a formula, or what has been made safe once. */
const FORMULA = /^'*[=+\-@\t\r]/

export type CsvRows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>

/** RFC 4180 with a byte order mark, for spreadsheets; formulas become text (G-97). */
export async function* csvLines(head: readonly string[], rows: CsvRows): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(head)}`
  for await (const row of rows) yield lineOf(row)
}

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function unquoteFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
