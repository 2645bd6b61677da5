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

type Delimiter = (typeof DELIMITERS)[number]

const DELIMITERS = [',', ';', '\t'] as const
/** Excel's hint in front of the header, such as `sep=;`; saved again it is a row of cells. */
const HINT = /^"?sep=([,;\t])"?\1*(?:\r\n|\r|\n)/i

/** RFC 4180, with `,`, `;` or tab as in line 1; skips a BOM and empty lines; throws `CsvError`. */
export function readCsv(text: string): CsvRow[] {
  const body = text.replace(/^\uFEFF/, '')
  const [before = '', behind] = body.split('\0', 2)
  if (behind !== undefined) {
    throw new CsvError(before.split(/\r\n|\r|\n/).length, 'The line has a null character.')
  }
  const [hint = '', delimiter] = HINT.exec(body) ?? []
  const cell = cellPattern(delimiter ?? delimiterOf(body))
  cell.lastIndex = hint.length
  const rows: CsvRow[] = []
  let line = hint === '' ? 1 : 2
  let row: CsvRow = { line, cells: [] }
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

function delimiterOf(body: string): Delimiter {
  const [first = ''] = body.split(/\r\n|\r|\n/, 1)
  const without = first.replace(/"[^"]*(?:""[^"]*)*"/g, '')
  const counted = DELIMITERS.map((sign) => ({ sign, count: without.split(sign).length }))
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ','
}

function problemAt(body: string, start: number): string {
  if (body[start] !== '"') return 'A quote stands within a cell that does not begin with one.'
  return /^"[^"]*(?:""[^"]*)*"/.test(body.slice(start))
    ? 'Text follows a closing quote.'
    : 'A quote is not closed.'
}
