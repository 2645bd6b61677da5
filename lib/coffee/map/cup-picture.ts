import type { TextBlock } from '@/lib/media/draw-text'
import { drawMap, MAP_COLOURS } from './draw-map'
import { metresPerPixel, toPixel } from './project'

const ZOOM = 6
const INK = '#18191a'
const PIN = '#107766'
/** The scale bar is about this long, in pixels. */
const BAR_PIXELS = 120
const STEPS = [500, 200, 100, 50, 20, 10]

type CupMap = {
  place: { lat: number; lng: number }
  city: string
  width: number
  height: number
  /** `x` and `y` are the upper left corner in the picture. */
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
  const text = { width: width / 2, lineHeight: 32, colour: INK, weight: 800 } as const
  return {
    shapes:
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<rect width="${width}" height="${height}" fill="${MAP_COLOURS.sea}"/>${drawMap(view)}` +
      `<path d="M16 ${height - 24}v8h${bar.toFixed(1)}v-8" fill="none" stroke="${INK}" stroke-width="2"/>` +
      `<g transform="translate(${width / 2 - 14} ${height / 2 - 34})"><path d="M14 34C6 23 2 18 2 13a12 12 0 0 1 24 0c0 5-4 10-12 21Z" fill="${PIN}"/><circle cx="14" cy="13" r="4.5" fill="#fff"/></g></svg>`,
    texts: [
      { ...text, text: city, x: x + width / 2 + 22, y: y + height / 2 - 14, size: 24 },
      {
        ...text,
        weight: 400,
        text: `${kilometres} km`,
        x: x + 24 + bar,
        y: y + height - 14,
        size: 18,
      },
    ],
  }
}
