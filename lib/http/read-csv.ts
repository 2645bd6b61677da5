export type CsvRow = {
  /** Physical, from 1: where the row begins. */
  line: number
  cells: string[]
}

export class CsvError extends Error {
  override name = 'CsvError'

  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** RFC 4180, with `,` or `;` as in line 1; skips a BOM and empty lines; throws `CsvError`. */
export function readCsv(text: string): CsvRow[] {
  const body = text.replace(/^\uFEFF/, '')
  const cell = cellPattern(delimiterOf(body))
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let line = 1
  while (cell.lastIndex < body.length || row.cells.length > 0) {
    const start = cell.lastIndex
    const found = cell.exec(body)
    if (!found) throw new CsvError(line, problemAt(body, start))
    const [whole, quoted, plain = '', end = ''] = found
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0
    if (end !== '' && !/[\r\n]/.test(end)) continue
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row)
    row = { line, cells: [] }
  }
  return rows
}

/** A cell and what ends it: the delimiter, a line break, or the end of the text. */
function cellPattern(delimiter: string): RegExp {
  return new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"${delimiter}\\r\\n]*))(${delimiter}|\\r\\n|\\r|\\n|$)`,
    'y',
  )
}

function delimiterOf(body: string): ',' | ';' {
  const [first = ''] = body.split(/\r\n|\r|\n/, 1)
  const without = first.replace(/"[^"]*(?:""[^"]*)*"/g, '')
  return without.split(';').length > without.split(',').length ? ';' : ','
}

function problemAt(body: string, start: number): string {
  if (body[start] !== '"') return 'A quote stands within a cell that does not begin with one.'
  return /^"[^"]*(?:""[^"]*)*"/.test(body.slice(start))
    ? 'Text follows a closing quote.'
    : 'A quote is not closed.'
}
