export const CENTRE = 256

export const OUTLINES = ['circle', 'wave', 'scallop', 'star', 'gear', 'polygon'] as const
export type Outline = (typeof OUTLINES)[number]

const TURN = 2 * Math.PI
const OUTER = 244

export function outlineRadius(outline: Outline, points: number): (angle: number) => number {
  const phase = (angle: number) => ((((angle * points) / TURN) % 1) + 1) % 1
  const depth = Math.min(0.16, 0.8 / Math.max(1, points))
  switch (outline) {
    case 'circle':
      return () => OUTER
    case 'wave':
      return (angle) => OUTER * (1 - depth / 2 + (depth / 2) * Math.cos(angle * points))
    case 'scallop':
      return (angle) => OUTER * (1 - depth + depth * Math.abs(Math.cos((angle * points) / 2)))
    case 'star':
      return (angle) => OUTER * (1 - 1.3 * depth * (1 - Math.abs(2 * phase(angle) - 1)))
    case 'gear':
      return (angle) => OUTER * (1 - depth * clamp(2 - Math.abs(8 * phase(angle) - 4), 0, 1))
    case 'polygon':
      return (angle) =>
        (OUTER * Math.cos(Math.PI / points)) / Math.cos(((phase(angle) - 0.5) * TURN) / points)
  }
}

export function innerRadius(radius: (angle: number) => number): number {
  return Math.min(...angles(1440).map(radius))
}

/** A band of five sines, each shifted in its phase. */
export function guilloche(inner: number, outer: number, waves: number): string[] {
  const middle = (inner + outer) / 2
  const swing = (outer - inner) / 2
  return [0, 1, 2, 3, 4].map((i) =>
    closed((angle) => middle + swing * Math.sin(angle * waves + (i * TURN) / 5), 900),
  )
}

export function rose(radius: number, petals: number): string {
  // An even factor would double the petals.
  const factor = petals % 2 === 0 ? petals / 2 : petals
  return closed((angle) => radius * Math.cos(factor * angle), 720)
}

/** The path of a curve around the centre; the first point is at the top. */
export function closed(radius: (angle: number) => number, steps = 720): string {
  const points = angles(steps).map((angle) => {
    const r = radius(angle)
    const [x, y] = [CENTRE + r * Math.sin(angle), CENTRE - r * Math.cos(angle)]
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

function angles(steps: number): number[] {
  return Array.from({ length: steps }, (_, i) => (i / steps) * TURN)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}
