import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { sha256Hex } from '../random'
import type { Painted } from '../recent'
import { dateAfter, PAINTING } from '../testing/painting'
import { paintAccepted } from './accepted'
import { candidatesFor } from './candidates'
import { thumbnailDistance } from './thumbnail'

const ofLino = { ...PAINTING, family: 'lino' as const }

test('three to six layouts are looked at, the best first', () => {
  // A key has few builds, and views.
  const all = candidatesFor({ ...ofLino, emojis: ['🔑'] })
  expect(all.length).toBeGreaterThanOrEqual(3)
  expect(all.length).toBeLessThanOrEqual(6)
  const scores = all.map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((one, two) => two - one))
  const looks = all.map(({ layout, step }) => `${step} ${layout.view}`)
  expect(new Set(looks).size).toBe(all.length)
})

test('what the site painted lately loses against another layout', () => {
  const [first] = candidatesFor(ofLino)
  if (!first) throw new Error('No layout was drawn.')
  const { layout, arrangement, thumbnail } = first
  const painted: Painted = {
    dateKey: dateAfter(300),
    family: 'lino',
    subject: 'owl',
    variant: arrangement,
    view: layout.view,
    scheme: '',
    title: '',
    thumbnail,
  }
  const [next] = candidatesFor({ ...ofLino, recent: [painted] })
  expect(next && thumbnailDistance(next.thumbnail, thumbnail)).toBeGreaterThan(0)
})

test('linocuts go through all ways of their subject before one returns', () => {
  const recent: Painted[] = []
  const ways = 6
  for (let day = 0; day < ways; day++) {
    const dateKey = dateAfter(300 + day)
    const [best] = candidatesFor({ ...ofLino, dateKey, emojis: ['🐘'], recent })
    if (!best) throw new Error('No layout was drawn.')
    recent.unshift({
      dateKey,
      family: 'lino',
      subject: 'elephant',
      variant: best.arrangement,
      view: best.layout.view,
      scheme: '',
      title: '',
      thumbnail: best.thumbnail,
    })
  }
  expect(new Set(recent.map(({ variant }) => variant)).size).toBe(ways)
})

test('a title is none of the last ones', async () => {
  const { painting, painted } = await paintAccepted(ofLino)
  const recent = [{ ...painted, family: 'lino', view: '', title: painting.title }]
  expect((await paintAccepted({ ...ofLino, recent })).painting.title).not.toBe(painting.title)
})

test('two processes choose and paint the same', async () => {
  const { painting, painted } = await paintAccepted(PAINTING)
  const script = `
    import { paintAccepted } from './critic/accepted.ts'
    import { sha256Hex } from './random.ts'
    const { painting, painted } = await paintAccepted(${JSON.stringify(PAINTING)})
    console.log(sha256Hex(painting.svg + painting.title + painting.altText + JSON.stringify(painted)))`
  const args = ['--import', 'tsx', '--input-type=module', '-e', script]
  const cwd = new URL('..', import.meta.url)
  const there = execFileSync(process.execPath, args, { cwd, encoding: 'utf8' }).trim()
  expect(there).toBe(
    sha256Hex(painting.svg + painting.title + painting.altText + JSON.stringify(painted)),
  )
}, 60_000)
