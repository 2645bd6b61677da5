/** What a spreadsheet would run as a formula, or what has been made safe once. */
const FORMULA = /^'*[=+\-@\t\r]/

/** RFC 4180 with a byte order mark, for spreadsheets; formulas become text (G-97). */
export function writeCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(cellOf).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a cell that `writeCsv` has made safe. */
export function unquoteFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}
