import { type Box, clipLine, clipShape, type Pixel, toPixel } from './project'
import { type Line, readWorld } from './world'

export const MAP_COLOURS = { sea: '#dfe5e4', land: '#f4f4f1', coast: '#a3aaa5', border: '#8b8d86' }

/** It keeps the edges of the box from showing as lines. */
const MARGIN = 8
/** Points nearer to each other than this, in pixels, are one. */
const FINEST = 1

type View = {
  zoom: number
  /** `left` and `top` are pixels of the whole world. */
  left: number
  top: number
  width: number
  height: number
}

export function drawMap({ zoom, left, top, width, height }: View): string {
  const box = { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN }
  const { land, coasts, borders } = readWorld()
  const inView = (lines: readonly Line[]) =>
    lines.filter((line) => isNear(line, { zoom, left, top, width, height }))
  const toView = ({ points }: Line): Pixel[] =>
    thin(
      points.map((position) => {
        const [x, y] = toPixel(position, zoom)
        return [x - left, y - top] as const
      }),
    )
  const shapes = inView(land).map((line) => closed(clipShape(toView(line), box)))
  const path = (lines: readonly Line[]) =>
    inView(lines)
      .flatMap((line) => clipLine(toView(line), box))
      .map(opened)
      .join('')
  return (
    `<path d="${shapes.join('')}" fill="${MAP_COLOURS.land}"/>` +
    `<path d="${path(coasts)}" fill="none" stroke="${MAP_COLOURS.coast}"/>` +
    `<path d="${path(borders)}" fill="none" stroke="${MAP_COLOURS.border}" stroke-dasharray="4 3"/>`
  )
}

function isNear({ bounds }: Line, { zoom, left, top, width, height }: View): boolean {
  const [west, north] = toPixel([bounds.west, bounds.north], zoom)
  const [east, south] = toPixel([bounds.east, bounds.south], zoom)
  const box: Box = { left: west, top: north, right: east, bottom: south }
  return (
    box.left <= left + width + MARGIN &&
    box.right >= left - MARGIN &&
    box.top <= top + height + MARGIN &&
    box.bottom >= top - MARGIN
  )
}

function thin(points: readonly Pixel[]): Pixel[] {
  const thinned: Pixel[] = []
  points.forEach((point, i) => {
    const last = thinned.at(-1)
    const isEnd = i === points.length - 1
    if (!last || isEnd || Math.hypot(point[0] - last[0], point[1] - last[1]) >= FINEST) {
      thinned.push(point)
    }
  })
  return thinned
}

function closed(points: readonly Pixel[]): string {
  return points.length < 3 ? '' : `${opened(points)}Z`
}

function opened(points: readonly Pixel[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
