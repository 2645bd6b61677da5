import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import {
  PHONE_PIXELS,
  phoneSpecimenPath,
  SPECIMEN_PIXELS,
  SPECIMENS,
  specimenPath,
} from '@/lib/config/specimens'
import { paintAccepted } from '@pochade/painter/critic/accepted'
import type { Painting } from '@pochade/painter/painting'
import { render } from '@pochade/painter/render'
import { drawCoffee } from './coffee-scenes'
import { drawDish } from './dish-scenes'
import { drawProduct, type Scene } from './product-scenes'
import { type Cut, SAMPLE_PICTURES, type SamplePicture } from './sample-pictures'

/**
 * npm run paint:samples: paints the sample pictures and the specimens into the repository.
 * npm run paint:samples -- cookbook: those of one feature.
 */
const MAX_BYTES = 60_000
/** It is that of scripts/paint.ts, so that pictures can be chosen from its sheets. */
const SEED = { author: 'reviewer', secret: 'review' }
const BEST_QUALITY = 82
const QUALITY_STEP = 4
const SPECIMEN_QUALITY = { small: 68, large: 74 }
const PHONE_QUALITY = { quality: 45, effort: 4 }

type Painted = Omit<SamplePicture, 'feature' | 'name' | 'cut'>

async function paintSample({ cut = {}, ...sample }: SamplePicture): Promise<Buffer> {
  const { data, width, height } = await render(await paintingOf(sample))
  const raw = { width, height, channels: 3 } as const
  const picture = sharp(data, { raw }).extract(pixelsOf(cut, width))
  for (let quality = BEST_QUALITY; quality > 0; quality -= QUALITY_STEP) {
    const webp = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (webp.byteLength <= MAX_BYTES) return webp
  }
  throw new Error(`The picture ${sample.name} has more than ${MAX_BYTES} bytes at any quality.`)
}

/** A product is painted with the brush too, the painting on it among the rest. */
async function paintingOf({ day, emojis = [], product, days = [], dish, coffee }: Painted) {
  const { painting } = await paintAccepted({ dateKey: day, emojis, ...SEED })
  if (dish) return brushed(painting, drawDish(dish))
  if (coffee) return brushed(painting, drawCoffee(coffee))
  if (!product) return painting
  const others = await Promise.all(
    days.map((dateKey) => paintAccepted({ dateKey, emojis: [], ...SEED })),
  )
  const shown = [painting, ...others.map((other) => other.painting)]
  return brushed(painting, drawProduct(product, await Promise.all(shown.map(toUri))))
}

function brushed(painting: Painting, { svg, ground }: Scene): Painting {
  const brush = { ground, sway: 'slant', centre: [512, 512] } as const
  return { ...painting, svg, finish: { brush, grain: 0.6, wobble: 1, dropout: 0 } }
}

async function toUri(painting: Painting): Promise<string> {
  const { data, width, height } = await render(painting)
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

function pixelsOf({ left = 0, top = 0, width = 1, height = 1 }: Cut, side: number) {
  const [x, y] = [Math.round(left * side), Math.round(top * side)]
  return {
    left: x,
    top: y,
    width: Math.min(side - x, Math.round(width * side)),
    height: Math.min(side - y, Math.round(height * side)),
  }
}

async function keep(file: string, picture: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, picture)
  console.log(`${file}: ${picture.byteLength} bytes`)
}

const [only] = process.argv.slice(2)
for (const picture of SAMPLE_PICTURES) {
  if (only !== undefined && picture.feature !== only) continue
  const file = path.join('lib', picture.feature, 'samples', `${picture.name}.webp`)
  await keep(file, await paintSample(picture))
}
for (const { name, day } of only === undefined ? SPECIMENS : []) {
  const { data, width, height } = await render(await paintingOf({ day }))
  const picture = sharp(data, { raw: { width, height, channels: 3 } })
  for (const size of ['small', 'large'] as const) {
    const resized = picture.clone().resize(SPECIMEN_PIXELS[size])
    const webp = await resized.webp({ quality: SPECIMEN_QUALITY[size] }).toBuffer()
    await keep(path.join('public', specimenPath(name, size)), webp)
  }
  for (const pixels of PHONE_PIXELS) {
    const avif = await picture.clone().resize(pixels).avif(PHONE_QUALITY).toBuffer()
    await keep(path.join('public', phoneSpecimenPath(name, pixels)), avif)
  }
}
