import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { shortDay } from '@/lib/format'
import { advanceOf, fontFileOf, textLines } from '@/lib/media/draw-text'
import { findMedia, openMedia } from '@/lib/media/store'
import { siteConfig } from '@/lib/settings/site-config'
import type { PersonEntry } from '@/lib/site/schema'
import type { Year } from '@/lib/year-book/schema'

type Pdf = InstanceType<typeof PDFDocument>

/** A5 in points. */
const [WIDTH, HEIGHT, MARGIN] = [419.53, 595.28, 40]
const INNER = WIDTH - 2 * MARGIN
const CODE = 64
/** About 180 dots an inch of a picture as wide as the text. */
const PIXELS = 860
/** Bytes of a picture: a book of 365 has at most 30 MB. */
const MAX_PICTURE = 80_000
const [INK, MUTED] = ['#18191a', '#585957']

/** The same year gives the same bytes: no time and no random value is in it. */
export async function drawBook(
  { name, year, sections }: Year,
  signal: AbortSignal,
  onPicture: (done: number, total: number) => Promise<unknown>,
): Promise<Buffer> {
  const title = `${name}, ${year}`
  const CreationDate = new Date(Date.UTC(year + 1, 0))
  const info = { Title: title, Author: name, Creator: siteConfig().name, CreationDate }
  const doc = new PDFDocument({ size: 'A5', margin: 0, autoFirstPage: false, info })
  const whole = buffer(doc)
  doc.addPage()
  write(doc, siteConfig().name, { y: HEIGHT / 3, size: 12, colour: MUTED })
  write(doc, title, { y: HEIGHT / 3 + 20, size: 24 })
  const total = sections.flatMap(({ entries }) => entries).filter(({ print }) => print).length
  let [page, done] = [1, 0]
  const index: string[] = []
  for (const section of sections) {
    const listed: string[] = []
    for (const entry of section.entries) {
      signal.throwIfAborted()
      const line = [shortDay(entry.date ?? ''), entry.title].join('  ')
      const picture = entry.print ? await readPicture(entry.print) : null
      if (entry.print) await onPicture(++done, total)
      if (picture) {
        drawEntry(doc, entry, { picture, page: ++page })
        index.push(`${line}  ${page}`)
      } else listed.push(line)
    }
    if (listed.length > 0) page = drawList(doc, { title: section.title, lines: listed, page })
  }
  if (index.length > 0) drawList(doc, { title: 'Index', lines: index, page })
  doc.end()
  return whole
}

async function readPicture(name: string): Promise<Buffer | null> {
  const file = await findMedia(name)
  if (!file) return null
  const picture = sharp(await buffer(await openMedia(file))).resize({
    width: PIXELS,
    height: PIXELS,
    fit: 'inside',
    withoutEnlargement: true,
  })
  const encode = (quality: number) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
  const fine = await encode(64)
  return fine.length > MAX_PICTURE ? encode(50) : fine
}

type OnPage = { picture: Buffer; page: number }

function drawEntry(doc: Pdf, entry: PersonEntry, { picture, page }: OnPage): void {
  addPage(doc, page)
  doc.image(picture, MARGIN, MARGIN, { fit: [INNER, 380], align: 'center' })
  let y = write(doc, entry.title, { y: MARGIN + 392, size: 14 })
  y = write(doc, entry.fact, { y, size: 9, colour: MUTED })
  if (entry.text) write(doc, entry.text, { y: y + 4, size: 10, width: INNER - CODE - 12, lines: 5 })
  drawCode(doc, new URL(entry.href, siteConfig().url).href)
}

function addPage(doc: Pdf, page: number): void {
  doc.addPage()
  write(doc, String(page), { y: HEIGHT - 28, size: 9, colour: MUTED })
}

function drawCode(doc: Pdf, address: string): void {
  const { data, size } = QRCode.create(address, { errorCorrectionLevel: 'M' }).modules
  const side = CODE / size
  const [left, top] = [WIDTH - MARGIN - CODE, HEIGHT - MARGIN - CODE]
  data.forEach((isDark, i) => {
    if (isDark) doc.rect(left + (i % size) * side, top + Math.floor(i / size) * side, side, side)
  })
  doc.fill(INK)
}

type List = { title: string; lines: readonly string[]; page: number }

function drawList(doc: Pdf, { title, lines, page }: List): number {
  let [last, y] = [page, HEIGHT]
  for (const line of lines) {
    if (y > HEIGHT - 2 * MARGIN) {
      addPage(doc, (last += 1))
      y = write(doc, title, { y: MARGIN, size: 14 }) + 8
    }
    y = write(doc, line, { y, size: 9 })
  }
  return last
}

type Place = { y: number; size: number; width?: number; lines?: number; colour?: string }

/** Returns where it ends. The font lacks some characters, which are left out. */
function write(doc: Pdf, text: string, place: Place): number {
  const { y, size, width = INNER, lines = 3, colour = INK } = place
  const shown = textLines(text, { weight: 400, size, width }).slice(0, lines)
  doc.fontSize(size).fillColor(colour)
  shown.forEach((line, row) => {
    let column = 0
    for (const [file, run] of runsOf(line)) {
      const x = MARGIN + column * advanceOf(400, size)
      doc.font(file).text(run, x, y + row * size * 1.4, { lineBreak: false })
      column += [...run].length
    }
  })
  return y + shown.length * size * 1.4
}

/** Each font file has some scripts. */
function runsOf(line: string): [file: string, run: string][] {
  const runs: [string, string][] = []
  for (const character of line) {
    const file = fontFileOf(character, 400) ?? ''
    const last = runs.at(-1)
    if (last?.[0] === file) last[1] += character
    else runs.push([file, character])
  }
  return runs
}
