import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { FAMILY_NAMES } from '@pochade/painter/painting'
import { type Accepted, paintAccepted } from '@pochade/painter/critic/accepted'
import type { PaintRequest } from '@pochade/painter/layout'
import type { Painted } from '@pochade/painter/recent'
import { render } from '@pochade/painter/render'
import { REJECTED_HEAD, rejectedLine, rejectedOf } from '@pochade/painter/testing/rejected'
import { blindRequests } from './run/blind-requests'
import { daysOf, familyOf, type PaintOptions, readCommand, UsageError } from './run/paint-options'

const USAGE = `Paints pictures for review. Nothing is stored but the file that you name.

  npm run paint -- --days 30 [--from 2026-01-01] [--author X,Y] --out sheet.png
  npm run paint -- --emojis "🌊🌙" [--from 2026-01-01] [--author X] --out one.png
  npm run paint -- --emojis-file list.txt [--from 2026-01-01] --out sheet.png   (a line a picture)
  npm run paint -- --family strata [--days 12] [--from 2026-01-01] --out sheet.png
  npm run paint -- --blind folder [--author seed] [--days 90]   (numbered pictures of random days and emojis for
    judges, six to a sheet, and answers.json)
  npm run paint -- --rejected [--family strata] [--days 40]   (no picture: shares that the critic rejects)`

const THUMB = 320
/** px. Pictures for judges are as large as on a page. */
const JUDGED = 700
const GAP = 16

/** How many first layouts the critic rejects, of so many days and so many inputs of emojis. */
async function printRejected(options: PaintOptions): Promise<void> {
  const family = familyOf(options)
  const count = daysOf(options, 40)
  console.log(REJECTED_HEAD)
  for (const name of family ? [family] : FAMILY_NAMES)
    for (const input of ['days', 'emojis'] as const)
      console.log(rejectedLine(await rejectedOf(name, input, count)))
}

type Result = Accepted & { milliseconds: number; png: Buffer }

/** Pictures that the painter is told of, as the site tells it of its own. */
const RECENT = 60

async function paintOne(request: PaintRequest, size: number): Promise<Result> {
  const before = process.cpuUsage()
  const accepted = await paintAccepted(request)
  const { painting, attempts } = accepted
  const { data, width, height } = await render(painting)
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000
  const head = `${request.dateKey} ${painting.family.padEnd(9)} ${painting.view.padEnd(6)} ${painting.palette.scheme.name}/${painting.palette.key}`
  console.log(
    `${head.padEnd(47)} ${milliseconds.toFixed(0).padStart(5)} ms CPU  ${attempts > 1 ? `layout ${attempts}  ` : ''}${painting.title}`,
  )
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  const sized = size === width ? picture : picture.resize(size, size, { fit: 'inside' })
  return { ...accepted, milliseconds, png: await sized.png().toBuffer() }
}

/** Paints in the order of the days, each picture unlike those before it. The results are in the order
 * of the requests. */
async function paintAll(requests: readonly PaintRequest[], size: number): Promise<Result[]> {
  const results = new Map<PaintRequest, Result>()
  const recent: Painted[] = []
  for (const request of requests.toSorted((one, two) => (one.dateKey < two.dateKey ? -1 : 1))) {
    const result = await paintOne({ ...request, recent: recent.slice(0, RECENT) }, size)
    recent.unshift(result.painted)
    results.set(request, result)
  }
  return requests.flatMap((request) => results.get(request) ?? [])
}

async function writeSheet(
  out: string,
  pictures: readonly Buffer[],
  thumb: number,
  inRow: number,
): Promise<void> {
  const columns = Math.min(inRow, pictures.length)
  const step = thumb + GAP
  const tiles = pictures.map((input, i) => ({
    input,
    left: GAP + (i % columns) * step,
    top: GAP + Math.floor(i / columns) * step,
  }))
  const [width, height] = [GAP + columns * step, GAP + Math.ceil(pictures.length / columns) * step]
  const sheet = sharp({ create: { width, height, channels: 3, background: '#f4f4f1' } })
  await sheet.composite(tiles).toFile(out)
}

/** Six pictures to a sheet, numbered from left to right; what they show is in a file of its own. */
async function writeBlind(folder: string, requests: readonly PaintRequest[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const answers = []
  const sheet: Buffer[] = []
  const results = await paintAll(requests, JUDGED)
  for (const [i, { painting, painted, attempts, milliseconds, png }] of results.entries()) {
    const number = String(i + 1).padStart(2, '0')
    const { title, altText, view } = painting
    const { dateKey, family } = painted
    const emojis = requests[i]?.emojis
    answers.push({ number, dateKey, emojis, family, view, title, altText, attempts, milliseconds })
    await writeFile(path.join(folder, `${number}.png`), png)
    sheet.push(png)
    if (sheet.length === 6 || i === requests.length - 1)
      await writeSheet(path.join(folder, `sheet-${number}.png`), sheet.splice(0), JUDGED, 3)
  }
  await writeFile(path.join(folder, 'answers.json'), JSON.stringify(answers, null, 2))
}

async function main(): Promise<void> {
  const command = await readCommand(process.argv.slice(2))
  if ('rejected' in command) return printRejected(command.rejected)
  if ('blind' in command)
    return writeBlind(
      command.folder,
      blindRequests(command.blind.author, daysOf(command.blind, 90)),
    )
  const { out, requests } = command
  const [first] = requests
  if (first && requests.length === 1) {
    await writeFile(out, (await paintOne(first, 1024)).png)
    return
  }
  const pictures = await paintAll(requests, THUMB)
  await writeSheet(
    out,
    pictures.map(({ png }) => png),
    THUMB,
    6,
  )
}

try {
  await main()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 1
}
