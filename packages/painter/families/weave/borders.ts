import type { Oklch } from '../../colour'
import type { Rng } from '../../random'
import { type Cloth, STITCHES } from './cloth'

/** Rows of small patterns: `a` to `c` are colours, a dot is the ground. */
const BANDS: readonly (readonly string[])[] = [
  ['a.a.', '.a.a'],
  ['..a...', '.aaa..', 'aabaa.', '.aaa..', '..a...'],
  ['a.....', 'aa...a', 'baa.aa', 'bbaaab'],
  ['aaaaaa', 'b..b..', 'bb.bb.', 'aaaaaa'],
  ['..aa....', '.abba...', 'abccba..', '.abba...', '..aa....'],
  ['a...a...', '.a.a.a.a', '..a...a.'],
  ['ccc', 'aaa', 'ccc'],
]

function paint(key: string | undefined, tones: readonly Oklch[]): Oklch | undefined {
  return key === 'a' ? tones[0] : key === 'b' ? tones[1] : key === 'c' ? tones[2] : undefined
}

/** A level band of pattern, centred, from `top` down. @returns its height */
export function band(
  cloth: Cloth,
  top: number,
  from: number,
  to: number,
  rng: Rng,
  tones: readonly Oklch[],
): number {
  const rows = rng.pick(BANDS)
  rows.forEach((row, y) => {
    for (let x = from; x < to; x++) {
      const at = (x - Math.floor(STITCHES / 2) + row.length * 40) % row.length
      const colour = paint(row[at], tones)
      if (colour) cloth.set(x, top + y, colour)
    }
  })
  return rows.length
}

/** A frame of small lozenges between two lines, for rugs. */
export function frame(cloth: Cloth, inset: number, tones: readonly Oklch[]): void {
  const last = STITCHES - 1 - inset
  const [line, mark, heart] = tones
  if (!line || !mark || !heart) return
  for (let i = inset; i <= last; i++) {
    for (const d of [0, 6]) {
      if (i < inset + d || i > last - d) continue
      cloth.set(i, inset + d, line)
      cloth.set(i, last - d, line)
      cloth.set(inset + d, i, line)
      cloth.set(last - d, i, line)
    }
  }
  for (let i = inset + 9; i <= last - 9; i++) {
    const step = (i - inset - 9) % 6
    const reach = [0, 1, 2, 1, 0, -1][step] ?? -1
    for (let r = -reach; r <= reach; r++) {
      const colour = r === 0 && step === 2 ? heart : mark
      if (reach < 0) continue
      cloth.set(i, inset + 3 + r, colour)
      cloth.set(i, last - 3 + r, colour)
      cloth.set(inset + 3 + r, i, colour)
      cloth.set(last - 3 + r, i, colour)
    }
  }
}

/** A quilt block without a motif: nested lozenges. */
export function lozenge(
  cloth: Cloth,
  left: number,
  top: number,
  side: number,
  tones: readonly Oklch[],
): void {
  const middle = (side - 1) / 2
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const far = Math.abs(x - middle) + Math.abs(y - middle)
      const ring = Math.floor((middle + 0.5 - far) / 3)
      const colour = ring < 0 ? undefined : tones[ring % tones.length]
      if (colour) cloth.set(left + x, top + y, colour)
    }
  }
}

/** Two lines round the cloth with corners of one colour. */
export function lines(cloth: Cloth, [line, mark]: readonly [Oklch, Oklch, Oklch]): void {
  const last = STITCHES - 1
  for (const [inset, tone] of [
    [1, line],
    [3, mark],
  ] as const) {
    for (let i = inset; i <= last - inset; i++) {
      for (const far of [inset, last - inset]) {
        cloth.set(i, far, tone)
        cloth.set(far, i, tone)
      }
    }
  }
  for (const x of [4, last - 9]) for (const y of [4, last - 9]) cloth.fill(x, y, 6, 6, line)
}
