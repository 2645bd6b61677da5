import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { FAMILY_NAMES, type Painting } from '@pochade/painter/painting'
import { paintAccepted } from '@pochade/painter/critic/accepted'
import type { PaintRequest } from '@pochade/painter/paint'
import { render } from '@pochade/painter/render'
import { REJECTED_HEAD, rejectedLine, rejectedOf } from '@pochade/painter/testing/rejected'
import { daysOf, familyOf, type PaintOptions, readCommand, UsageError } from './run/paint-options'

const USAGE = `Paints pictures for review. Nothing is stored but the file that you name.

  npm run paint -- --days 30 [--from 2026-01-01] [--author X] --out sheet.png
  npm run paint -- --emojis "🌊🌙" [--from 2026-01-01] [--author X] --out one.png
  npm run paint -- --emojis-file list.txt [--from 2026-01-01] --out sheet.png   (a line a picture)
  npm run paint -- --family strata [--days 12] [--from 2026-01-01] --out sheet.png
  npm run paint -- --rejected [--family strata] [--days 40]   (no picture: shares that the critic rejects)`

const THUMB = 320
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

function tell(
  request: PaintRequest,
  painting: Painting,
  attempts: number,
  milliseconds: number,
): void {
  const head = `${request.dateKey} ${painting.family.padEnd(9)} ${painting.palette.scheme.name}/${painting.palette.key}`
  console.log(
    `${head.padEnd(40)} ${milliseconds.toFixed(0).padStart(5)} ms CPU  ${attempts > 1 ? `layout ${attempts}  ` : ''}${painting.title}`,
  )
}

async function paintOne(request: PaintRequest, size: number): Promise<Buffer> {
  const before = process.cpuUsage()
  const { painting, attempts } = await paintAccepted(request)
  const { data, width, height } = await render(painting)
  const used = process.cpuUsage(before)
  tell(request, painting, attempts, (used.user + used.system) / 1000)
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  return (size === width ? picture : picture.resize(size, size, { fit: 'inside' })).png().toBuffer()
}

async function main(): Promise<void> {
  const command = await readCommand(process.argv.slice(2))
  if ('rejected' in command) return printRejected(command.rejected)
  const { out, requests } = command
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
