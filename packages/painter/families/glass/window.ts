import { boundsOf, type Box, ellipse, type Point, rectangle } from '../../geometry'

export const WINDOWS = [
  'gothic',
  'square',
  'lunette',
  'round',
  'arched',
  'vesica',
  'lancets',
] as const
export type WindowName = (typeof WINDOWS)[number] | 'twins'

/** A window of one or more lights. */
export type Window = {
  lights: readonly (readonly Point[])[]
  /** The subject stands in it. */
  seat: Box
}

/** A pointed arch: two arcs, each centred on the foot of the other or beyond it. */
function pointed(x: number, half: number, top: number, bottom: number): Point[] {
  const spring = top + half * 1.2
  const rise = Math.sqrt((1.72 * half) ** 2 - (0.72 * half) ** 2)
  const arc = Array.from({ length: 33 }, (_, i): Point => {
    const across = (i / 16 - 1) * half
    const up = Math.sqrt(Math.max(0, (1.72 * half) ** 2 - (Math.abs(across) + 0.72 * half) ** 2))
    return [x + across, spring - (up * (spring - top)) / rise]
  })
  return [...arc, [x + half, bottom], [x - half, bottom]]
}

function roundHead(x: number, half: number, top: number, bottom: number): Point[] {
  const arc = Array.from({ length: 33 }, (_, i): Point => {
    const t = Math.PI * (1 - i / 32)
    return [x + half * Math.cos(t), top + half - half * Math.sin(t)]
  })
  return [...arc, [x + half, bottom], [x - half, bottom]]
}

/** A pointed oval. */
function vesica(size: number): Point[] {
  const [wide, high] = [size * 0.36, size * 0.46]
  const r = (wide * wide + high * high) / (2 * wide)
  const side = (sign: number) =>
    Array.from({ length: 33 }, (_, i): Point => {
      const y = high * (i / 16 - 1)
      return [size / 2 + sign * (Math.sqrt(r * r - y * y) - (r - wide)), size / 2 + y]
    })
  return [...side(1), ...side(-1).reverse()]
}

/** A seat of so many shares of the side, its foot at `foot`. */
function seatOf(size: number, side: number, foot: number, x = 0.5): Box {
  return {
    left: size * (x - side / 2),
    right: size * (x + side / 2),
    top: size * (foot - side),
    bottom: size * foot,
  }
}

const LANCETS: readonly (readonly [x: number, half: number, top: number])[] = [
  [0.17, 0.115, 0.25],
  [0.5, 0.185, 0.07],
  [0.83, 0.115, 0.25],
]
const SILL = 0.93

/** The seats of the three lancets, from left to right. */
export function lancetSeats(size: number): Box[] {
  return LANCETS.map(([x, half, top]) => ({
    left: size * (x - half + 0.022),
    right: size * (x + half - 0.022),
    top: size * (top + half * 1.15),
    bottom: size * (SILL - 0.055),
  }))
}

/** Two lights below a small round one. */
const TWINS: readonly (readonly [x: number, half: number, top: number])[] = [
  [0.265, 0.2, 0.2],
  [0.735, 0.2, 0.2],
]

/** The seats of the twin lights. */
export const twinSeats = (size: number): Box[] =>
  TWINS.map(([x, half, top]) => ({
    left: size * (x - half + 0.03),
    right: size * (x + half - 0.03),
    top: size * (top + half),
    bottom: size * (SILL - 0.07),
  }))

/** The field of a window: the box of its lights. */
export const fieldOf = ({ lights }: Window): Box => boundsOf(lights.flat())

export function windowOf(name: WindowName, size: number): Window {
  const [low, high] = [size * 0.055, size * 0.945]
  const middle = size / 2
  switch (name) {
    case 'gothic':
      return { lights: [pointed(middle, size * 0.41, low, high)], seat: seatOf(size, 0.56, 0.88) }
    case 'arched':
      return { lights: [roundHead(middle, size * 0.39, low, high)], seat: seatOf(size, 0.56, 0.88) }
    case 'round':
      return {
        lights: [ellipse(middle, middle, size * 0.445, undefined, 0, 72)],
        seat: seatOf(size, 0.56, 0.78),
      }
    case 'square': {
      const side = size * 0.85
      return {
        lights: [rectangle(size * 0.075, size * 0.075, side, side)],
        seat: seatOf(size, 0.66, 0.85),
      }
    }
    case 'vesica':
      return { lights: [vesica(size)], seat: seatOf(size, 0.46, 0.74) }
    case 'lunette': {
      const r = size * 0.45
      const arc = Array.from({ length: 49 }, (_, i): Point => {
        const t = Math.PI * (1 + i / 48)
        return [middle + r * Math.cos(t), size * 0.77 + r * 1.34 * Math.sin(t)]
      })
      return {
        lights: [[...arc, [middle + r, size * 0.86], [middle - r, size * 0.86]]],
        seat: seatOf(size, 0.56, 0.81),
      }
    }
    case 'twins':
      return {
        lights: [
          ...TWINS.map(([x, half, top]) => pointed(size * x, size * half, size * top, size * SILL)),
          ellipse(middle, size * 0.155, size * 0.095, undefined, 0, 48),
        ],
        seat: seatOf(size, 0.34, 0.86),
      }
    case 'lancets':
      return {
        lights: LANCETS.map(([x, half, top]) =>
          pointed(size * x, size * half, size * top, size * SILL),
        ),
        seat: seatOf(size, 0.34, 0.86),
      }
  }
}
