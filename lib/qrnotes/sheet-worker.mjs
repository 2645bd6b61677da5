import { parentPort } from 'node:worker_threads'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'

// Plain JavaScript: a worker thread loads it without a compiler.

const MM = 72 / 25.4
const PAGE_MM = { width: 210, height: 297 }
/** The smallest that every id fits into, so that all modules of a sheet are of one size. */
const VERSION = 3
const QUIET = 4
/** It separates the code's quiet zone from the baseline of its label, and two rows. */
const LABEL_MM = { drop: 2.5, height: 6.5 }
const COLUMN_GAP_MM = 8
/** Every PDF reader has it: embedding the site's own font took 100 ms of CPU a sheet, all else 30. */
const FONT = 'Courier'
const FONT_POINTS = 9

/** A4 with `codes` in rows, each with its label below. */
function drawSheet({ codes, columns, rows, codeMm, title, madeAt }) {
  const info = { Title: title, CreationDate: madeAt, ModDate: madeAt }
  const pdf = new PDFDocument({ size: 'A4', margin: 0, lang: 'en', displayTitle: true, info })
  pdf.font(FONT).fontSize(FONT_POINTS)
  const pitch = { x: codeMm + COLUMN_GAP_MM, y: codeMm + LABEL_MM.height }
  const left = (PAGE_MM.width - columns * pitch.x + COLUMN_GAP_MM) / 2
  const top = (PAGE_MM.height - rows * pitch.y) / 2
  codes.forEach(({ text, label }, i) => {
    const x = left + (i % columns) * pitch.x
    const y = top + Math.floor(i / columns) * pitch.y
    drawCode(pdf, text, { x, y, size: codeMm })
    const options = {
      width: codeMm * MM,
      align: 'center',
      baseline: 'alphabetic',
      lineBreak: false,
    }
    pdf.text(label, x * MM, (y + codeMm + LABEL_MM.drop) * MM, options)
  })
  return readAll(pdf)
}

/** One path for a whole code, so that no seams show between its modules. */
function drawCode(pdf, text, { x, y, size }) {
  const { modules } = QRCode.create(text, { version: VERSION, errorCorrectionLevel: 'M' })
  const side = (size * MM) / (modules.size + 2 * QUIET)
  for (let row = 0; row < modules.size; row++) {
    for (let from = 0; from < modules.size; from++) {
      let to = from
      while (to < modules.size && modules.get(row, to)) to++
      if (to === from) continue
      const corner = [x * MM + (from + QUIET) * side, y * MM + (row + QUIET) * side]
      pdf.rect(...corner, (to - from) * side, side)
      from = to
    }
  }
  pdf.fill('black')
}

async function readAll(pdf) {
  pdf.end()
  const chunks = []
  for await (const chunk of pdf) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function answer(sheet) {
  try {
    return { value: new Uint8Array(await drawSheet(sheet)) }
  } catch (error) {
    return { error }
  }
}

parentPort?.on('message', async (sheet) => parentPort?.postMessage(await answer(sheet)))
