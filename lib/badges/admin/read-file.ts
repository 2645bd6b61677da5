import {
  BADGE_ADMIN_TEXTS,
  BADGE_COLUMNS,
  BADGE_FILE,
  NEEDED_COLUMNS,
} from '@/lib/badges/admin/catalogue'
import { type BadgeRow, badgeRow } from '@/lib/badges/admin/fields'
import type { RowError } from '@/lib/badges/admin/schema'
import { badgeKey } from '@/lib/badges/catalogue'
import { AppError } from '@/lib/errors'
import { unquoteFormula } from '@/lib/http/csv'
import { CsvError, type CsvRow, readCsv } from '@/lib/http/read-csv'

export type FileRow = BadgeRow & { line: number }

/** The rows of a file, all valid by themselves; else 400 with each error by its line (G-97). */
export function readBadgeFile(bytes: Uint8Array): FileRow[] {
  const [head, ...rows] = parse(decode(bytes))
  if (rows.length > BADGE_FILE.rows) throw refusal([], BADGE_ADMIN_TEXTS.tooManyRows)
  if (!head || rows.length === 0) throw refusal([{ line: 1, message: 'The file has no rows.' }])
  const columns = readHead(head)
  const errors: RowError[] = []
  const read = rows.flatMap((row) => {
    const found = readRow(row, columns)
    if ('errors' in found) errors.push(...found.errors)
    return 'errors' in found ? [] : [found]
  })
  errors.push(...findRepeated(read))
  if (errors.length > 0) throw refusal(errors)
  return read
}

export function refusal(rows: readonly RowError[], message?: string): AppError {
  const lines = new Set(rows.map(({ line }) => line)).size
  const counted = lines === 1 ? '1 line has an error' : `${lines} lines have errors`
  const sorted = rows.toSorted((a, b) => a.line - b.line)
  return new AppError('invalid', {
    message: message ?? `Nothing was written: ${counted}.`,
    extra: { rows: sorted },
  })
}

/** UTF-8 alone: another encoding would store wrong letters. */
function decode(bytes: Uint8Array): string {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    return decoder.decode(bytes)
  } catch {
    throw refusal(wrongLines(bytes))
  }
}

function wrongLines(bytes: Uint8Array): RowError[] {
  const message = 'This line is not UTF-8. Save the file as CSV UTF-8.'
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/\r\n|\r|\n/)
  return lines.flatMap((text, i) => {
    const line = Buffer.from(text, 'latin1')
    return line.equals(Buffer.from(line.toString('utf8'))) ? [] : [{ line: i + 1, message }]
  })
}

function parse(text: string): CsvRow[] {
  try {
    // Spreadsheets write rows of delimiters alone below the last one.
    return readCsv(text).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refusal([{ line: error.line, message: error.message }])
  }
}

/** The field of each column, in any order and spelling (`Is Unique`); null for an unknown one. */
function readHead({ line, cells }: CsvRow): (string | null)[] {
  const columns = cells.map((cell) => {
    const name = cell.replace(/[\s_-]/g, '').toLowerCase()
    return BADGE_COLUMNS.find((known) => known.toLowerCase() === name) ?? null
  })
  const missing = NEEDED_COLUMNS.filter((name) => !columns.includes(name))
  const repeated = columns.filter((name, i) => name !== null && columns.indexOf(name) < i)
  const errors = [
    ...missing.map((name) => ({ line, message: `The column ${name} is missing.` })),
    ...repeated.map((name) => ({ line, message: `The column ${name} is there twice.` })),
  ]
  if (errors.length > 0) throw refusal(errors)
  return columns
}

function readRow(
  { line, cells }: CsvRow,
  columns: readonly (string | null)[],
): FileRow | { errors: RowError[] } {
  // Spreadsheets leave out empty cells at the end, or add some.
  if (cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    const message = `The row has ${cells.length} cells, and the header ${columns.length}.`
    return { errors: [{ line, message }] }
  }
  const values = columns.flatMap((name, i) =>
    name === null ? [] : [[name, unquoteFormula(cells[i]?.trim() ?? '')]],
  )
  const parsed = badgeRow.safeParse(Object.fromEntries(values))
  if (parsed.success) return { ...parsed.data, line }
  return { errors: parsed.error.issues.map(({ message }) => ({ line, message })) }
}

/** Codes are unique without regard to case, within a file too (G-132). */
function findRepeated(rows: readonly FileRow[]): RowError[] {
  const lines = new Map<string, number>()
  return rows.flatMap(({ code, line }) => {
    const first = lines.get(badgeKey(code))
    if (first !== undefined) return [{ line, message: `The code ${code} is in line ${first} too.` }]
    lines.set(badgeKey(code), line)
    return []
  })
}
