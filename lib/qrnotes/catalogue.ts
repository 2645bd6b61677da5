/** G-104; lengths in millimetres. */
export const SHEET = {
  columns: 4,
  rows: 6,
  /** It includes the quiet zone of a code. */
  codeMm: 38,
} as const

export const SHEET_CODES = SHEET.columns * SHEET.rows

/** What is read from a code begins with it. */
export const CODE_PREFIX = 'QRN1:'

/** Characters of an id that stand below its code. */
export const SHORT_ID_LENGTH = 8

export const QRNOTES_TEXTS = {
  lead: 'Generate a sheet with QR codes to use in the app QRNotes!',
  download: 'Download PDF',
  failed: 'The sheet could not be made. Please try again.',
} as const

/** It has the time of UTC (G-104). */
export function sheetName(madeAt: Date): string {
  const [day = '', time = ''] = madeAt.toISOString().split('T')
  return `qrnotes-${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}.pdf`
}
