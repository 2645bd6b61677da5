import { fit, insideFrame, type PlacedMotif, type Pose, shifted, stand } from '../draw-motif'
import { type Box } from '../geometry'
import type { Motif } from '../motif'
import type { Brief } from '../painting'
import type { Rng } from '../random'

/** A guest's least height, as a share of the main subject's. */
const MIN = 0.36
const GAP = 0.035

type Size = { wide: number; high: number }

function sizeOf({ box }: Motif, high: number, wide: number): Size {
  const scale = Math.min(high / (box.bottom - box.top), wide / (box.right - box.left))
  return { wide: (box.right - box.left) * scale, high: (box.bottom - box.top) * scale }
}

function scaled({ wide, high }: Size, by: number): Size {
  return { wide: wide * by, high: high * by }
}

/** Places a motif of a known size by the middle of its foot. */
function put(motif: Motif, x: number, foot: number, { wide, high }: Size, pose: Pose): PlacedMotif {
  return stand(motif, x, foot, high + 0.01, wide + 0.01, pose)
}

/** The main subject and its guests side by side on one ground, none behind another; what flies is
 * beside the main subject's upper part. Guests have at least a third of its height.
 * @param isFloor whether the lower edge of the box is a ground that is drawn: what flies alone and what
 * has no ground is in the middle of the box */
export function placeGroup(
  subjects: readonly Motif[],
  box: Box,
  rng: Rng,
  isFloor = false,
): PlacedMotif[] {
  const [hero, ...guests] = subjects.slice(0, 3)
  if (!hero) return []
  const flip = rng.chance(0.5)
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const alone = guests.length === 0
  const sizes = guests.map((motif) => sizeOf(motif, high * 0.48, wide * 0.37))
  const largest = sizeOf(hero, high, alone ? wide : wide * 0.66)
  const lowest = Math.min(...sizes.map((size) => size.high), Infinity)
  const first = scaled(largest, Math.min(1, lowest / MIN / largest.high))
  const [second, third] = guests.map((motif, i) => ({ motif, size: sizes[i] ?? first }))
  const row = [...(third ? [third] : []), { motif: hero, size: first }, ...(second ? [second] : [])]
  if (flip) row.reverse()
  const total = row.reduce((sum, { size }) => sum + size.wide, (row.length - 1) * GAP * wide)
  const by = Math.min(1, wide / total)
  const top = box.bottom - first.high * by
  const isDown = isFloor && !(alone && hero.mount === 'flies')
  const rise = isDown ? 0 : (high - first.high * by) * (alone ? 0.5 : 0.3)
  let x = box.left + (wide - total * by) / 2
  const placed = new Map<Motif, PlacedMotif[]>()
  for (const { motif, size } of row) {
    const real = scaled(size, by)
    const inAir = motif !== hero && motif.mount === 'flies'
    const foot = inAir
      ? Math.max(box.top + real.high, top - rise + real.high * 0.8)
      : box.bottom - rise + (motif === hero ? 0 : high * 0.015)
    const made = put(motif, x + real.wide / 2, foot, real, { flip })
    placed.set(motif, [...(placed.get(motif) ?? []), made])
    x += real.wide + GAP * wide * by
  }
  return subjects.slice(0, 3).flatMap((motif) => {
    const found = placed.get(motif)?.shift()
    return found ? [found] : []
  })
}

/** The disc of a wide field is on this side; a small subject has the other one. */
export function isDiscLeft({ brief }: { brief: Pick<Brief, 'occurrence'> }): boolean {
  return brief.occurrence % 2 === 0
}

/** The subjects small on a ground line, the main one on a third.
 * @param left whether it is on the left third */
export function placeSmall(
  subjects: readonly Motif[],
  field: Box,
  floor: number,
  left: boolean,
  rng: Rng,
): PlacedMotif[] {
  const [wide, high] = [field.right - field.left, field.bottom - field.top]
  const [hero] = subjects
  const room = subjects.length > 2 ? 0.86 : subjects.length > 1 ? 0.66 : 0.52
  const x = field.left + wide * (left ? Math.max(0.36, room / 2) : Math.min(0.64, 1 - room / 2))
  const foot = hero?.mount === 'flies' && subjects.length === 1 ? floor - high * 0.16 : floor
  return placeGroup(
    subjects,
    {
      left: x - (wide * room) / 2,
      right: x + (wide * room) / 2,
      top: foot - high * (subjects.length > 1 ? 0.36 : 0.52),
      bottom: foot,
    },
    rng,
    true,
  )
}

/** The main subject in the middle of a ring, as things lie on a round cloth; guests or its own small
 * copies stand round it with their feet inward. */
export function placeAbove(subjects: readonly Motif[], field: Box, rng: Rng): PlacedMotif[] {
  const [hero, second = hero, third = second] = subjects
  if (!hero || !second || !third) return []
  const side = Math.min(field.right - field.left, field.bottom - field.top)
  const [x, y] = [(field.left + field.right) / 2, (field.top + field.bottom) / 2]
  const count = 8
  const from = rng.range(0, Math.PI / 4)
  const ring = Array.from({ length: count }, (_, i) => {
    const angle = from + (i / count) * Math.PI * 2
    const [cx, cy] = [x + side * 0.365 * Math.cos(angle), y + side * 0.365 * Math.sin(angle)]
    return fit(i % 2 === 0 ? second : third, cx, cy, side * 0.19, { turn: angle + Math.PI / 2 })
  })
  return [fit(hero, x, y, side * 0.4), ...ring]
}

/** Moves what overlaps apart, sideways and inside the margins, so that nothing hides behind another. */
export function spread(
  placed: readonly PlacedMotif[],
  size: number,
  margin: number,
): PlacedMotif[] {
  const out = [...placed]
  for (let pass = 0; pass < 4; pass++) {
    out.forEach((one, i) => {
      for (let k = i + 1; k < out.length; k++) {
        const [a, b] = [out[i] ?? one, out[k]]
        if (!b || a.box.top > b.box.bottom || b.box.top > a.box.bottom) continue
        const toRight = a.box.left + a.box.right <= b.box.left + b.box.right
        const [left, right] = toRight ? [a, b] : [b, a]
        const overlap = left.box.right + size * 0.012 - right.box.left
        if (overlap <= 0) continue
        const [first, last] = [
          insideFrame(shifted(left, -overlap / 2, 0), size, margin),
          insideFrame(shifted(right, overlap / 2, 0), size, margin),
        ]
        out[i] = toRight ? first : last
        out[k] = toRight ? last : first
      }
    })
  }
  return out
}
