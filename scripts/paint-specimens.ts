import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { SPECIMEN_PIXELS, SPECIMENS, specimenPath } from '@/lib/config/specimens'
import { paint } from '@/painter/paint'
import { render } from '@/painter/render'

// Writes the pictures that visitors see of the painter (G-136) into `public`, where they are kept.
// The seeds are fixed, so a changed painter alone changes them: npx tsx scripts/paint-specimens.ts

const QUALITY = { small: 68, large: 74 }

const root = path.resolve(import.meta.dirname, '..', 'public')
for (const { name, seed } of SPECIMENS) {
  const painting = paint({ dateKey: seed, emojis: [], author: 'reviewer', secret: 'review' })
  const { data, width, height } = await render(painting)
  console.log(`${name}: ${painting.altText}`)
  for (const size of ['small', 'large'] as const) {
    const file = path.join(root, specimenPath(name, size))
    await mkdir(path.dirname(file), { recursive: true })
    const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(SPECIMEN_PIXELS[size])
      .webp({ quality: QUALITY[size] })
      .toBuffer()
    await writeFile(file, bytes)
    console.log(`  ${specimenPath(name, size)} ${bytes.length} bytes`)
  }
}
