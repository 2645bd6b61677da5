import { difference, type Oklch, oklch } from '../colour'
import type { Box } from '../geometry'
import { type Hue, type Motif } from '../motif'
import { motifNamed } from '../motifs/all'
import { named } from './cast'
import { fill, join, put } from './join'
import { phraseOf } from './phrases'
import { sortOf } from './sorts'

/** Colours of what shows a sign, the usual one first. */
const CLOTHS: readonly Hue[] = [
  [0.95, 0.03, 88],
  [0.82, 0.09, 85],
  [0.8, 0.08, 230],
  [0.76, 0.11, 15],
  [0.4, 0.09, 265],
]
const CLEAR = 0.24

/** A carrier in a colour on which what it shows stands out. */
function clothFor(carrier: Motif, { main, second, shapes }: Motif): Motif {
  const inks = /^[slk]/.test(shapes[0]?.role ?? '') ? [main, second] : [main]
  const apart = (cloth: Oklch) => Math.min(...inks.map((ink) => difference(ink, cloth)))
  const cloths = CLOTHS.map(([l, c, h]) => oklch(l, c, h))
  const best =
    cloths.find((cloth) => apart(cloth) >= CLEAR) ??
    cloths.toSorted((one, other) => apart(other) - apart(one))[0]
  return best && carrier.hues === 'free' ? { ...carrier, main: best } : carrier
}

/** What shows signs, with the words for it. */
const CARRIERS: Readonly<Record<string, string>> = {
  'hot-air balloon with a picture': 'hot-air balloon',
}

function shrunk({ left, right, top, bottom }: Box, by: number): Box {
  const [dx, dy] = [((right - left) * (1 - by)) / 2, ((bottom - top) * (1 - by)) / 2]
  return { left: left + dx, right: right - dx, top: top + dy, bottom: bottom - dy }
}

/** A sign on what carries it. */
export function carried(carrierName: string, shown: Motif): Motif {
  const plain = motifNamed(carrierName)
  const carrier = plain.kind === 'place' ? plain : clothFor(plain, shown)
  const [field = carrier.box] = carrier.fields ?? []
  const frame = put(carrier, {
    x: (carrier.box.left + carrier.box.right) / 2,
    foot: carrier.box.bottom,
    high: carrier.box.bottom - carrier.box.top,
  })
  return join([frame, fill(shown, shrunk(field, sortOf(shown) === 'face' ? 1.2 : 0.98))], {
    name:
      carrierName === 'clock tower'
        ? 'clock tower'
        : named(CARRIERS[carrierName] ?? carrierName, `with ${phraseOf(shown)}`),
    kind: carrier.kind,
    mount: carrier.mount,
    hero: carrier,
  })
}
