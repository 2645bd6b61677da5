import { text } from 'node:stream/consumers'
import { type CsvRows, csvLines } from '@/lib/http/csv'

export function writeCsv(head: readonly string[], rows: CsvRows): Promise<string> {
  return text(csvLines(head, rows))
}
