import { type Box, clipLine, clipShape, metresPerPixel, type Pixel, toPixel } from './project'
import { type Line, readWorld } from './world'
import type { TextBlock } from '@/lib/media/draw-text'

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

const ZOOM = 6
const INK = '#18191a'
const PIN = '#107766'
/** The scale bar is about this long, in pixels. */
const BAR_PIXELS = 120
/** The name of the place begins so far right of it, and ends before the edge, in pixels. */
const BESIDE_PIN = 22
const EDGE = 16
const STEPS = [500, 200, 100, 50, 20, 10]

type CupMap = {
  place: { lat: number; lng: number }
  city: string
  width: number
  height: number
  x?: number
  y?: number
}

export function drawCupMap({ place, city, width, height, x = 0, y = 0 }: CupMap): {
  shapes: string
  texts: TextBlock[]
} {
  const [centreX, centreY] = toPixel([place.lng, place.lat], ZOOM)
  const view = { zoom: ZOOM, left: centreX - width / 2, top: centreY - height / 2, width, height }
  const perPixel = metresPerPixel(place.lat, ZOOM) / 1000
  const kilometres = STEPS.find((step) => step / perPixel <= BAR_PIXELS) ?? 10
  const bar = kilometres / perPixel
  const text = { lineHeight: 32, colour: INK, weight: 800 } as const
  return {
    shapes:
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${MAP_COLOURS.sea}"/>${drawMap(view)}` +
      `<path d="M16 ${height - 24}v8h${bar.toFixed(1)}v-8" fill="none" stroke="${INK}" stroke-width="2"/>` +
      `<g transform="translate(${width / 2 - 14} ${height / 2 - 34})"><path d="M14 34C6 23 2 18 2 13a12 12 0 0 1 24 0c0 5-4 10-12 21Z" fill="${PIN}"/><circle cx="14" cy="13" r="4.5" fill="#fff"/></g></svg>`,
    texts: [
      {
        ...text,
        text: city,
        x: x + width / 2 + BESIDE_PIN,
        y: y + height / 2 - 14,
        width: width / 2 - BESIDE_PIN - EDGE,
        size: 24,
      },
      {
        ...text,
        weight: 400,
        text: `${kilometres} km`,
        x: x + 24 + bar,
        y: y + height - 14,
        width: width / 2,
        size: 18,
      },
    ],
  }
}
