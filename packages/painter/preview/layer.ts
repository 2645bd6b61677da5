import type { Rgb } from '../colour'
import { SIDE } from './coverage'

/** Colours 0–255 and opacity 0–1, four numbers a cell, colours not multiplied by opacity. */
export type Layer = Float32Array

export type Blend = 'normal' | 'multiply' | 'screen'

export function emptyLayer(): Layer {
  return new Float32Array(SIDE * SIDE * 4)
}

function blended(blend: Blend, under: number, over: number): number {
  if (blend === 'multiply') return (under * over) / 255
  return blend === 'screen' ? 255 - ((255 - under) * (255 - over)) / 255 : over
}

/** Lays a colour over a cell. */
export function lay(
  layer: Layer,
  cell: number,
  r: number,
  g: number,
  b: number,
  opacity: number,
  blend: Blend,
): void {
  if (opacity <= 0) return
  const at = cell * 4
  const under = layer[at + 3] ?? 0
  const all = opacity + under * (1 - opacity)
  for (let k = 0; k < 3; k++) {
    const below = layer[at + k] ?? 0
    const source = k === 0 ? r : k === 1 ? g : b
    const over =
      blend === 'normal' ? source : (1 - under) * source + under * blended(blend, below, source)
    layer[at + k] = (over * opacity + below * under * (1 - opacity)) / all
  }
  layer[at + 3] = all
}

/** Lays an opaque colour over cells. */
export function fillCells(layer: Layer, cells: Int32Array, [r, g, b]: Rgb): void {
  for (const cell of cells) {
    const at = cell * 4
    layer[at] = r
    layer[at + 1] = g
    layer[at + 2] = b
    layer[at + 3] = 1
  }
}

/** Two box blurs in a row are near enough to a Gaussian one at this size. */
const BOXES = 2

/** @param count cells of the line, of which the first is at `start` */
function blurLine(
  layer: Layer,
  line: Float32Array,
  start: number,
  step: number,
  count: number,
  reach: number,
): void {
  let [sum, isEmpty] = [0, true]
  for (let i = 0; i < count; i++) {
    const value = layer[start + i * step] ?? 0
    line[i] = value
    if (value !== 0) isEmpty = false
  }
  if (isEmpty) return
  for (let i = -reach; i < count; i++) {
    if (i + reach < count) sum += line[i + reach] ?? 0
    if (i - reach > 0) sum -= line[i - reach - 1] ?? 0
    if (i >= 0) layer[start + i * step] = sum / (2 * reach + 1)
  }
}

/** The first and the last column and row in which something is drawn. */
function drawnIn(layer: Layer) {
  let [left, right, top, bottom] = [SIDE, -1, SIDE, -1]
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    if (layer[cell * 4 + 3] === 0) continue
    const [x, y] = [cell % SIDE, (cell / SIDE) | 0]
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    bottom = y
  }
  return { left, right, top, bottom }
}

/** @param deviation in cells */
export function blur(layer: Layer, deviation: number): void {
  const reach = Math.max(1, Math.round(deviation * 1.07))
  const line = new Float32Array(SIDE)
  const drawn = drawnIn(layer)
  if (drawn.right < 0) return
  const first = (at: number) => Math.max(0, at - BOXES * reach)
  const last = (at: number) => Math.min(SIDE - 1, at + BOXES * reach)
  const [x0, y0] = [first(drawn.left), first(drawn.top)]
  const [wide, high] = [last(drawn.right) - x0 + 1, last(drawn.bottom) - y0 + 1]
  const each = (change: (at: number, opacity: number) => void) => {
    for (let y = y0; y < y0 + high; y++)
      for (let at = (y * SIDE + x0) * 4, end = at + wide * 4; at < end; at += 4)
        change(at, layer[at + 3] ?? 0)
  }
  each((at, opacity) => {
    for (let k = 0; k < 3; k++) layer[at + k] = (layer[at + k] ?? 0) * opacity
  })
  for (let box = 0; box < BOXES; box++) {
    for (let k = 0; k < 4; k++) {
      for (let y = y0; y < y0 + high; y++)
        blurLine(layer, line, (y * SIDE + x0) * 4 + k, 4, wide, reach)
      for (let x = x0; x < x0 + wide; x++)
        blurLine(layer, line, (y0 * SIDE + x) * 4 + k, SIDE * 4, high, reach)
    }
  }
  each((at, opacity) => {
    if (opacity > 0) for (let k = 0; k < 3; k++) layer[at + k] = (layer[at + k] ?? 0) / opacity
  })
}
