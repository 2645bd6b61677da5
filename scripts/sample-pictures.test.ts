import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readSamplePicture } from '@/lib/media/sample-picture'
import { SAMPLE_PICTURES } from './sample-pictures'

const lib = path.resolve(import.meta.dirname, '../lib')

test('the sample pictures in the repository are those of the list', () => {
  const found = readdirSync(lib, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /^[^/]+\/samples\/.*(?<!\.json)$/.test(file))
  const listed = SAMPLE_PICTURES.map(({ feature, name }) => `${feature}/samples/${name}.webp`)
  expect(found.toSorted()).toEqual(listed.toSorted())
})

test.each(SAMPLE_PICTURES)(
  'the sample $feature/$name is a WebP of its format and of at most 60 kB',
  async ({ feature, name, cut: { width: across = 1, height: down = 1 } = {} }) => {
    const bytes = await readSamplePicture(feature, name)
    expect(bytes.byteLength).toBeLessThanOrEqual(60_000)
    const { format, width, height } = await sharp(bytes).metadata()
    expect(format).toBe('webp')
    expect(width / height).toBeCloseTo(across / down, 2)
  },
)
