import { mix, type Oklch, shade } from '../../colour'
import { type Point, spline, wholeSheet } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fillPath, group, pathText, stroke } from '../../svg'

/** An outline, and which side of it is paper. */
export type Sheet = { edge: Point[]; kind: 'hole' | 'hill'; colour: Oklch }

/** Waves are for what swims or sails. */
export type Form = 'cave' | 'arch' | 'hills' | 'waves'

/** The hole of a sheet: a ring with wide lobes. */
function caveEdge({ size, noise }: FamilyContext, t: number, row: number, lobes: number): Point[] {
  // The largest hole stays inside the picture.
  const radius = size * (0.27 + 0.15 * t)
  return spline(
    Array.from({ length: 22 }, (_, i): Point => {
      const angle = (i / 22) * Math.PI * 2
      const swell =
        1 +
        0.07 * Math.sin(lobes * angle + row * 1.1) +
        0.12 * noise(1.6 * Math.cos(angle) + row * 2.7, 1.6 * Math.sin(angle) + row)
      return [
        size / 2 + radius * swell * Math.cos(angle),
        size / 2 + radius * swell * Math.sin(angle),
      ]
    }),
    true,
    6,
  )
}

function archEdge({ size, noise }: FamilyContext, t: number, row: number): Point[] {
  const half = size * (0.23 + 0.2 * t)
  const top = size * (0.34 - 0.22 * t)
  const foot = size * (0.84 + 0.1 * t)
  const points: Point[] = [[size / 2 - half, foot]]
  for (let i = 0; i <= 16; i++) {
    const angle = Math.PI * (1 - i / 16)
    points.push([
      size / 2 + half * Math.cos(angle),
      top + half * (1 - Math.sin(angle)) + 9 * noise(i * 0.7, row * 5),
    ])
  }
  points.push([size / 2 + half, foot])
  return spline(points, false, 5)
}

function hillEdge(
  { size, noise }: FamilyContext,
  base: number,
  row: number,
  scallop: boolean,
): Point[] {
  const points: Point[] = []
  const rise = size * 0.07
  for (let x = -40; x <= size + 40; x += scallop ? 16 : 44) {
    const wave = scallop ? Math.abs(Math.sin((x / size) * 9.5 + row * 1.9)) * -30 + 6 : 0
    points.push([x, base - rise * noise((x / size) * 2.1 + row * 3.3, row * 2.9) + wave])
  }
  return scallop ? points : spline(points, false, 5)
}

function sheetPath({ size }: FamilyContext, { edge, kind }: Sheet): string {
  if (kind === 'hole') return pathText(wholeSheet(size)) + pathText(edge)
  return pathText([...edge, [size + 40, size + 40], [-40, size + 40]])
}

/** The sheets from the deepest to the nearest. @param colours as many as there are sheets
 * @param inner how far the innermost hole is on its way to the outermost, 0–1 */
export function createSheets(
  context: FamilyContext,
  form: Form,
  colours: readonly Oklch[],
  inner = 0,
): Sheet[] {
  const { size, rng } = context
  const random = rng.fork('sheets')
  const lobes = random.int(3, 6)
  const count = colours.length
  return colours.map((colour, i) => {
    const t = inner + (1 - inner) * (count < 2 ? 1 : i / (count - 1))
    if (form === 'cave') return { edge: caveEdge(context, t, i, lobes), kind: 'hole', colour }
    if (form === 'arch') return { edge: archEdge(context, t, i), kind: 'hole', colour }
    return {
      edge: hillEdge(context, size * (0.56 + 0.36 * t), i + 1, form === 'waves'),
      kind: 'hill',
      colour,
    }
  })
}

/** A sheet with its shadow and its bright cut edge. The shadow is a few wide, faint strokes instead
 * of a blur filter. */
export function drawSheet(
  context: FamilyContext,
  sheet: Sheet,
  deep: Oklch,
  dark: boolean,
): string {
  const d = sheetPath(context, sheet)
  const closed = sheet.kind === 'hole'
  const tone = dark ? shade(mix(deep, sheet.colour, 0.2), -0.22) : shade(sheet.colour, -0.16)
  const widths = dark ? [58, 48, 39, 30, 22, 15, 9] : [24, 14, 7]
  const opacity = dark ? 0.078 : 0.2
  const moved = sheet.edge.map(([x, y]): Point => [x + 7, y + (closed ? 11 : -7)])
  const shadow = widths.map((width) => stroke(moved, tone, width, { closed, opacity })).join('')
  return (
    (dark ? group(shadow, { blend: 'multiply' }) : shadow) +
    fillPath(d, sheet.colour, { holes: true }) +
    stroke(sheet.edge, shade(sheet.colour, 0.06), 2.6, { closed, opacity: 0.9 })
  )
}
