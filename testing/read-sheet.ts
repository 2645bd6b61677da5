import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsQR from 'jsqr'

const POINTS_PER_MM = 72 / 25.4
const PIXELS_PER_POINT = 2
const PIXELS_PER_MM = PIXELS_PER_POINT * POINTS_PER_MM
const DARK = 128
/** White around a code that a reader needs. */
const MARGIN = 12

type Bitmap = { width: number; height: number; data: Uint8Array }
type Span = { start: number; end: number }

type SheetCode = {
  content: string
  version: number
  /** The ends of its black modules, in millimetres from the left and from the top. */
  x: Span
  y: Span
}

type ReadSheet = {
  pages: number
  /** It is in millimetres. */
  width: number
  height: number
  text: string
  /** They are in the order of rows. */
  codes: SheetCode[]
}

let loading: Promise<PDFiumLibrary> | undefined

/** Renders a PDF of codes in rows and columns, and reads each of them from the picture. */
export async function readSheet(pdf: Uint8Array): Promise<ReadSheet> {
  const library = await (loading ??= PDFiumLibrary.init())
  const document = await library.loadDocument(pdf)
  try {
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    return {
      pages: document.getPageCount(),
      width: originalWidth / POINTS_PER_MM,
      height: originalHeight / POINTS_PER_MM,
      text: page.getText(),
      codes: readCodes(await page.render({ scale: PIXELS_PER_POINT, render: 'bitmap' })),
    }
  } finally {
    document.destroy()
  }
}

function readCodes(page: Bitmap): SheetCode[] {
  const columns = inkSpans(page.width, page.height, (x, y) => isDark(page, x, y))
  const rows = inkSpans(page.height, page.width, (y, x) => isDark(page, x, y))
  // A line of labels is lower than one of codes.
  const tallest = Math.max(...rows.map(({ start, end }) => end - start))
  return rows
    .filter(({ start, end }) => end - start > tallest / 2)
    .flatMap((row) => columns.map((column) => readCode(page, column, row)))
}

/** The parts of one direction that have a dark pixel somewhere in the other. */
function inkSpans(
  length: number,
  across: number,
  isInk: (at: number, other: number) => boolean,
): Span[] {
  const spans: Span[] = []
  for (let at = 0; at < length; at++) {
    let hasInk = false
    for (let other = 0; other < across && !hasInk; other++) hasInk = isInk(at, other)
    const last = spans.at(-1)
    if (hasInk && last?.end === at) last.end = at + 1
    else if (hasInk) spans.push({ start: at, end: at + 1 })
  }
  return spans
}

function isDark({ data, width }: Bitmap, x: number, y: number): boolean {
  return (data[(y * width + x) * 4] ?? 255) < DARK
}

function readCode(page: Bitmap, column: Span, row: Span): SheetCode {
  const left = column.start - MARGIN
  const width = column.end - column.start + 2 * MARGIN
  const height = row.end - row.start + 2 * MARGIN
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((row.start - MARGIN + y) * page.width + left) * 4
    pixels.set(page.data.subarray(from, from + width * 4), y * width * 4)
  }
  const found = jsQR(pixels, width, height, { inversionAttempts: 'dontInvert' })
  if (!found) throw new Error(`No code is readable at ${column.start}, ${row.start}.`)
  return { content: found.data, version: found.version, x: inMm(column), y: inMm(row) }
}

function inMm({ start, end }: Span): Span {
  return { start: start / PIXELS_PER_MM, end: end / PIXELS_PER_MM }
}
