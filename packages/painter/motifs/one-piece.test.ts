import { expect, test } from 'vitest'
import { fit } from '../draw-motif'
import type { Motif } from '../motif'
import { createStencil } from '../stencil'
import { allMotifs } from './all'

const SIDE = 128
/** Cells round a part within which another one meets it: edges are uneven in a picture. */
const REACH = 2

/** They are drawn as several things: a pair or some of one kind, what is thrown, falls, steams, shines
 * or sounds, and what moves. */
const OF_SEVERAL_THINGS: Readonly<Record<string, readonly string[]>> = {
  'some of one kind': [
    ...['bacon', 'beans', 'olives', 'bikini', 'flip-flops', 'pair of mittens', 'fallen leaves'],
    ...['two eyes', 'two mugs of beer', 'bar of soap', 'coral'],
  ],
  'a thing and what belongs to it': [
    ...['plate with knife and fork', 'flask of sake with a cup', 'sofa and lamp', 'singer'],
    ...['cricket bat', 'hockey stick', 'ice hockey stick', 'curling stone', 'juggler', 'swimmer'],
    ...['tray', 'airliner taking off'],
  ],
  'steam, smoke, water or petals': [
    ...['pan of food', 'cigarette', 'factory', 'steam engine', 'person in a steam bath', 'shower'],
    ...['umbrella in the rain', 'wilted rose'],
  ],
  'light, sound or movement': [
    ...['magic wand', 'siren light', 'megaphone', 'telephone receiver', 'confetti ball'],
    ...['party popper', 'two clinking glasses', 'clapping hands', 'folded hands', 'waving hand'],
    ...['nodding face', 'face that shakes its head', 'shaking face', 'leaf in the wind'],
  ],
}

/** The number of parts between which there is a gap. */
function partsOf(motif: Motif): number {
  const stencil = createStencil([fit(motif, SIDE / 2, SIDE / 2, SIDE - 12)], SIDE, 1)
  const cells = Array.from({ length: SIDE * SIDE }, (_, i) => i)
  const isNear = new Uint8Array(SIDE * SIDE)
  for (const i of cells) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    if (!stencil.at(x + 0.5, y + 0.5)) continue
    for (let dy = Math.max(-REACH, -y); dy <= REACH; dy++) {
      const row = (y + dy) * SIDE
      isNear.fill(1, row + Math.max(0, x - REACH), row + Math.min(SIDE, x + REACH + 1))
    }
  }
  let parts = 0
  for (const start of cells) {
    if (!isNear[start]) continue
    parts++
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (!isNear[at]) continue
      isNear[at] = 0
      open.push(at - 1, at + 1, at - SIDE, at + SIDE)
    }
  }
  return parts
}

const several = new Set(Object.values(OF_SEVERAL_THINGS).flat())

test('the parts of a motif are joined, unless it is several things', () => {
  // Signs and lights in the sky are put together of strokes.
  const bodies = allMotifs().filter(({ kind }) => kind !== 'symbol' && kind !== 'sky')
  const loose = bodies.filter((motif) => partsOf(motif) > 1).map(({ name }) => name)
  expect([...new Set(loose)].toSorted()).toEqual([...several].toSorted())
})
