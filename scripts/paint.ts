import { access, constants, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { findEmoji } from '@/lib/emoji'
import { FAMILY_NAMES, type Painting } from '@/painter/painting'
import { paint, type PaintRequest } from '@/painter/paint'
import { render } from '@/painter/render'

const USAGE = `Paints pictures for review. Nothing is stored but the file that you name.

  npm run paint -- --days 30 [--from 2026-01-01] [--author X] --out sheet.png
  npm run paint -- --emojis "🌊🌙" [--from 2026-01-01] [--author X] --out one.png
  npm run paint -- --emojis-file list.txt [--from 2026-01-01] --out sheet.png   (a line a picture)
  npm run paint -- --family strata [--days 12] [--from 2026-01-01] --out sheet.png`

const SECRET = 'review'
const THUMB = 320
const GAP = 16

class UsageError extends Error {}

function readOptions() {
  try {
    return parseArgs({
      options: {
        days: { type: 'string' },
        from: { type: 'string', default: '2026-01-01' },
        author: { type: 'string', default: 'reviewer' },
        emojis: { type: 'string' },
        'emojis-file': { type: 'string' },
        family: { type: 'string' },
        out: { type: 'string' },
      },
    }).values
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : 'Unknown option.')
  }
}

function dayAfter(from: string, days: number): string {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(from) ? Date.parse(`${from}T00:00:00Z`) : NaN
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== from) {
    throw new UsageError(`--from must be a date such as 2026-01-01, not "${from}".`)
  }
  return new Date(start + days * 86_400_000).toISOString().slice(0, 10)
}

/** One to three emojis, without the blanks between them. */
function readEmojis(text: string): string[] {
  const emojis = [...new Intl.Segmenter().segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => segment.trim() !== '')
  if (emojis.length < 1 || emojis.length > 3)
    throw new UsageError(`--emojis takes one to three emojis, not "${text}".`)
  const stranger = emojis.find((emoji) => findEmoji(emoji) === null)
  if (stranger !== undefined) throw new UsageError(`"${stranger}" is not a recommended emoji.`)
  return emojis
}

async function checkOut(out: string | undefined): Promise<string> {
  if (out === undefined) throw new UsageError('--out names the PNG to write.')
  await access(path.dirname(out), constants.W_OK).catch(() => {
    throw new UsageError(`--out names a place that cannot be written: ${out}.`)
  })
  return out
}

async function readLines(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`--emojis-file names a file that cannot be read: ${file}.`)
  })
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < 1 || lines.length > 366)
    throw new UsageError('--emojis-file must have 1 to 366 lines.')
  return lines
}

async function requestsOf(options: ReturnType<typeof readOptions>): Promise<PaintRequest[]> {
  const { author, from } = options
  const family = FAMILY_NAMES.find((name) => name === options.family)
  if (options.family !== undefined && !family)
    throw new UsageError(`--family must be one of ${FAMILY_NAMES.join(', ')}.`)
  const file = options['emojis-file']
  const wishes = options.emojis !== undefined ? [options.emojis] : file && (await readLines(file))
  if (wishes) {
    return wishes.map((wish, i) => ({
      dateKey: dayAfter(from, i),
      emojis: readEmojis(wish),
      author,
      secret: SECRET,
      ...(family ? { family } : {}),
    }))
  }
  if (options.days === undefined && !family)
    throw new UsageError('Say what to paint: --days, --emojis, --emojis-file or --family.')
  const days = Number(options.days ?? 12)
  if (!Number.isInteger(days) || days < 1 || days > 366)
    throw new UsageError('--days must be a whole number from 1 to 366.')
  return Array.from({ length: days }, (_, i) => ({
    dateKey: dayAfter(from, i),
    emojis: [],
    author,
    secret: SECRET,
    ...(family ? { family } : {}),
  }))
}

function tell(request: PaintRequest, painting: Painting, milliseconds: number): void {
  const head = `${request.dateKey} ${painting.family.padEnd(9)} ${painting.palette.scheme.name}/${painting.palette.key}`
  console.log(`${head.padEnd(40)} ${milliseconds.toFixed(0).padStart(5)} ms CPU  ${painting.title}`)
}

async function paintOne(request: PaintRequest, size: number): Promise<Buffer> {
  const before = process.cpuUsage()
  const painting = paint(request)
  const { data, width, height } = await render(painting)
  const used = process.cpuUsage(before)
  tell(request, painting, (used.user + used.system) / 1000)
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  return (size === width ? picture : picture.resize(size, size, { fit: 'inside' })).png().toBuffer()
}

async function main(): Promise<void> {
  const options = readOptions()
  const out = await checkOut(options.out)
  const requests = await requestsOf(options)
  const [first] = requests
  if (first && requests.length === 1) {
    await writeFile(out, await paintOne(first, 1024))
    return
  }
  const columns = Math.min(6, requests.length)
  const step = THUMB + GAP
  const tiles = []
  for (const [i, request] of requests.entries()) {
    const input = await paintOne(request, THUMB)
    tiles.push({
      input,
      left: GAP + (i % columns) * step,
      top: GAP + Math.floor(i / columns) * step,
    })
  }
  const [width, height] = [GAP + columns * step, GAP + Math.ceil(requests.length / columns) * step]
  await sharp({ create: { width, height, channels: 3, background: '#f4f4f1' } })
    .composite(tiles)
    .png()
    .toFile(out)
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}
