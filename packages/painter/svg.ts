import { type Oklch, toHex } from './colour'
import type { Point } from './geometry'

export type Paint = Oklch | `url(#${string})` | `#${string}`
type Mark = {
  opacity?: number
  blend?: 'multiply' | 'screen'
  clip?: string
  /** Even-odd fill: inner outlines are holes. */
  holes?: boolean
  /** Mirrors at the horizontal line at this y. */
  mirror?: number
  /** Id of a filter. */
  filter?: string
  /** It scales a group from the origin, and then moves it. */
  placed?: { scale: number; dx: number; dy: number }
}

/** One decimal keeps the SVG short. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function num4(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}

export function pathText(points: readonly Point[], closed = true): string {
  if (points.length === 0) return ''
  return 'M' + points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L') + (closed ? 'Z' : '')
}

function paintText(paint: Paint): string {
  return typeof paint === 'string' ? paint : toHex(paint)
}

function marks({ opacity, blend, clip, holes, mirror, filter, placed }: Mark): string {
  return (
    (opacity === undefined ? '' : ` opacity="${Math.round(opacity * 1000) / 1000}"`) +
    (blend === undefined ? '' : ` style="mix-blend-mode:${blend}"`) +
    (clip === undefined ? '' : ` clip-path="url(#${clip})"`) +
    (holes ? ' fill-rule="evenodd"' : '') +
    (mirror === undefined ? '' : ` transform="translate(0 ${num(2 * mirror)}) scale(1 -1)"`) +
    (placed === undefined
      ? ''
      : ` transform="matrix(${num4(placed.scale)} 0 0 ${num4(placed.scale)} ${num(placed.dx)} ${num(placed.dy)})"`) +
    (filter === undefined ? '' : ` filter="url(#${filter})"`)
  )
}

export function fill(points: readonly Point[], paint: Paint, mark: Mark = {}): string {
  return fillPath(pathText(points), paint, mark)
}

/** Many outlines of one colour as one path. */
export function fillAll(
  shapes: readonly (readonly Point[])[],
  paint: Paint,
  mark: Mark = {},
): string {
  if (shapes.length === 0) return ''
  return fillPath(shapes.map((points) => pathText(points)).join(''), paint, mark)
}

/** Outlines of each colour as one path: thousands of paths would dominate the run time. */
export function fillByColour(
  shapes: readonly { colour: Oklch; points: readonly Point[] }[],
): string {
  const groups = new Map<Oklch, (readonly Point[])[]>()
  for (const { colour, points } of shapes) {
    const group = groups.get(colour) ?? []
    groups.set(colour, group)
    group.push(points)
  }
  return [...groups].map(([colour, all]) => fillAll(all, colour)).join('')
}

export function fillPath(d: string, paint: Paint, mark: Mark = {}): string {
  return `<path d="${d}" fill="${paintText(paint)}"${marks(mark)}/>`
}

export function stroke(
  points: readonly Point[],
  paint: Paint,
  width: number,
  mark: Mark & { closed?: boolean; dash?: string } = {},
): string {
  const dash = mark.dash ? ` stroke-dasharray="${mark.dash}"` : ''
  return (
    `<path d="${pathText(points, mark.closed ?? false)}" fill="none" stroke="${paintText(paint)}"` +
    ` stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${dash}${marks(mark)}/>`
  )
}

/** Many open lines of one colour and width as one path. */
export function strokeLines(
  lines: readonly (readonly Point[])[],
  paint: Paint,
  width: number,
  mark: Mark = {},
): string {
  if (lines.length === 0) return ''
  return (
    `<path d="${lines.map((points) => pathText(points, false)).join('')}" fill="none"` +
    ` stroke="${paintText(paint)}" stroke-width="${num(width)}" stroke-linecap="round"` +
    ` stroke-linejoin="round"${marks(mark)}/>`
  )
}

/** Many closed outlines of one colour and width as one path. */
export function strokeAll(
  shapes: readonly (readonly Point[])[],
  paint: Paint,
  width: number,
  dash?: string,
): string {
  if (shapes.length === 0) return ''
  const dashes = dash === undefined ? '' : ` stroke-dasharray="${dash}"`
  return (
    `<path d="${shapes.map((points) => pathText(points)).join('')}" fill="none"` +
    ` stroke="${paintText(paint)}" stroke-width="${num(width)}" stroke-linejoin="round"${dashes}/>`
  )
}

export function group(body: string, mark: Mark = {}): string {
  return `<g${marks(mark)}>${body}</g>`
}

export type Stop = { at: number; colour: Paint; opacity?: number }

function stopText({ at, colour, opacity }: Stop): string {
  const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${at}" stop-color="${paintText(colour)}"${alpha}/>`
}

/** A vertical gradient over user space, from y0 to y1. */
export function verticalGradient(
  id: string,
  y0: number,
  y1: number,
  stops: readonly Stop[],
): string {
  return (
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${num(y0)}" x2="0" y2="${num(y1)}">` +
    `${stops.map(stopText).join('')}</linearGradient>`
  )
}

export function radialGradient(
  id: string,
  [cx, cy]: Point,
  r: number,
  stops: readonly Stop[],
): string {
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">` +
    `${stops.map(stopText).join('')}</radialGradient>`
  )
}

/** @param outlines those of holes turn the other way */
export function clipPaths(id: string, outlines: readonly (readonly Point[])[]): string {
  const d = outlines.map((points) => pathText(points)).join('')
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>`
}

export function clipPath(id: string, points: readonly Point[]): string {
  return clipPaths(id, [points])
}

/** Blurs what is drawn. @param deviation px */
export function blurFilter(id: string, deviation: number): string {
  // Of the whole canvas: around a narrow shape the usual region would end as a visible edge.
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="-200" y="-200" width="1424" height="1424">` +
    `<feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`
  )
}

export function svgDocument(width: number, height: number, defs: string, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${defs}</defs>${body}</svg>`
  )
}
