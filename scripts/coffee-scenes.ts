/** Cups and glasses, drawn for the painter's brush on a square of 1024. */
import type { Scene } from './product-scenes'

const SIDE = 1024

/** Seen from above. */
export type Cup = {
  table: string
  china: string
  drink: string
  foam?: string
  /** A leaf poured into the milk, or bubbles on a dark drink. */
  top?: 'leaf' | 'bubbles'
  /** Half of the cup's width. */
  radius?: number
}

/** Seen from the side. */
export type Glass = {
  wall: string
  table: string
  drink: string
  foam: string
  straw?: string
  /** How deep the foam is, as a share of the drink. */
  foamDepth?: number
}

export type CoffeeScene = ({ vessel: 'cup' } & Cup) | ({ vessel: 'glass' } & Glass)

export function drawCoffee(scene: CoffeeScene): Scene {
  return scene.vessel === 'cup' ? drawCup(scene) : drawGlass(scene)
}

function wrap(ground: string, parts: readonly string[]): Scene {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">`
  const floor = `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>`
  return { svg: `${open}${floor}${parts.join('')}</svg>`, ground }
}

const circle = (r: number, fill: string, x = 512, y = 512) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const ring = (r: number, width: number, stroke: string) =>
  `<circle cx="512" cy="512" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

function drawCup({ table, china, drink, foam, top, radius = 200 }: Cup): Scene {
  const r = radius
  const surface = foam ?? drink
  return wrap(table, [
    `<ellipse cx="580" cy="596" rx="${r * 1.72}" ry="${r * 1.62}" fill="#000" opacity="0.36"/>`,
    circle(r * 1.68, china),
    ring(r * 1.24, 12, 'rgb(0 0 0 / 14%)'),
    ring(r * 1.58, 5, 'rgb(255 255 255 / 40%)'),
    `<path d="M${512 + r * 1.02} 470c${r * 0.6} -56 ${r * 0.78} 108 ${r * 0.06} 96" fill="none" stroke="#000" stroke-opacity="0.28" stroke-width="52"/>`,
    `<path d="M${512 + r * 0.98} 458c${r * 0.6} -56 ${r * 0.78} 108 ${r * 0.06} 96" fill="none" stroke="${china}" stroke-width="40"/>`,
    circle(r * 1.12, 'rgb(0 0 0 / 22%)', 526, 528),
    circle(r * 1.1, china),
    ring(r * 1.04, 10, 'rgb(255 255 255 / 55%)'),
    circle(r * 0.92, drink),
    circle(r * 0.82, surface),
    topOf(top, r, drink),
    spoon(r),
  ])
}

function topOf(top: Cup['top'], r: number, drink: string): string {
  if (top === 'leaf') {
    return [-0.5, -0.24, 0.02, 0.28]
      .map((dy, i) => {
        const half = r * (0.42 - i * 0.07)
        const y = 512 + r * dy
        return `<path d="M${512 - half} ${y}q${half} ${r * 0.36} ${half * 2} 0" fill="none" stroke="${drink}" stroke-width="${r * 0.07}" stroke-linecap="round"/>`
      })
      .join('')
  }
  if (top === 'bubbles') {
    const spots = [
      [-0.34, -0.3, 0.2],
      [0.3, 0.24, 0.16],
      [0.16, -0.42, 0.08],
      [-0.4, 0.3, 0.07],
    ] as const
    return spots
      .map(([x, y, size]) => circle(r * size, 'rgb(196 122 52 / 62%)', 512 + r * x, 512 + r * y))
      .join('')
  }
  return ''
}

function spoon(r: number): string {
  const x = 512 - r * 1.1
  return `<path d="M${x} ${512 + r * 0.78}L${x - r * 0.86} ${512 + r * 1.42}" stroke="#e4e3de" stroke-width="20" stroke-linecap="round"/><ellipse cx="${x + 18}" cy="${512 + r * 0.66}" rx="46" ry="28" transform="rotate(-34 ${x + 18} ${512 + r * 0.66})" fill="#efeeea"/>`
}

function drawGlass(glass: Glass): Scene {
  const { wall, table, drink, foam, straw, foamDepth = 0.3 } = glass
  const top = 230
  const bottom = 830
  const edge = top + 60 + (bottom - top - 60) * foamDepth
  const left = (y: number) => 342 + ((y - top) / (bottom - top)) * 44
  const right = (y: number) => SIDE - left(y)
  const body = (from: number, to: number, fill: string) =>
    `<path d="M${left(from)} ${from}L${right(from)} ${from}L${right(to)} ${to}L${left(to)} ${to}Z" fill="${fill}"/>`
  const cube = (x: number, y: number, turn: number) =>
    `<rect x="${x}" y="${y}" width="92" height="92" rx="10" transform="rotate(${turn} ${x + 46} ${y + 46})" fill="#fff" opacity="0.34"/>`
  return wrap(wall, [
    `<ellipse cx="250" cy="190" rx="190" ry="70" fill="#fff" opacity="0.16"/>`,
    `<ellipse cx="800" cy="270" rx="220" ry="80" fill="#fff" opacity="0.14"/>`,
    `<rect y="716" width="${SIDE}" height="308" fill="${table}"/>`,
    `<ellipse cx="600" cy="852" rx="300" ry="46" fill="#000" opacity="0.34"/>`,
    body(top, bottom, '#f4f3ee'),
    body(top + 60, bottom - 26, drink),
    body(top + 34, edge, foam),
    ...[cube(420, edge + 24, 18), cube(512, edge + 84, -14), cube(448, edge + 140, 32)],
    `<path d="M${left(top) + 34} ${top + 70}L${left(bottom) + 22} ${bottom - 60}" stroke="#fff" stroke-width="14" opacity="0.7"/>`,
    ...(straw
      ? [
          `<path d="M620 ${edge + 30}L700 96" stroke="${straw}" stroke-width="26" stroke-linecap="round"/>`,
        ]
      : []),
  ])
}
