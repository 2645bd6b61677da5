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

/** Two box blurs in a row are near enough to a Gaussian one at this size. */
const BOXES = 2

function blurLine(
  layer: Layer,
  line: Float32Array,
  start: number,
  step: number,
  reach: number,
): void {
  let [sum, isEmpty] = [0, true]
  for (let i = 0; i < SIDE; i++) {
    const value = layer[start + i * step] ?? 0
    line[i] = value
    if (value !== 0) isEmpty = false
  }
  if (isEmpty) return
  for (let i = -reach; i < SIDE; i++) {
    if (i + reach < SIDE) sum += line[i + reach] ?? 0
    if (i - reach > 0) sum -= line[i - reach - 1] ?? 0
    if (i >= 0) layer[start + i * step] = sum / (2 * reach + 1)
  }
}

/** @param deviation in cells */
export function blur(layer: Layer, deviation: number): void {
  const reach = Math.max(1, Math.round(deviation * 1.07))
  const line = new Float32Array(SIDE)
  for (let i = 0; i < layer.length; i += 4)
    for (let k = 0; k < 3; k++) layer[i + k] = (layer[i + k] ?? 0) * (layer[i + 3] ?? 0)
  for (let box = 0; box < BOXES; box++) {
    for (let i = 0; i < SIDE; i++) {
      for (let k = 0; k < 4; k++) {
        blurLine(layer, line, i * SIDE * 4 + k, 4, reach)
        blurLine(layer, line, i * 4 + k, SIDE * 4, reach)
      }
    }
  }
  for (let i = 0; i < layer.length; i += 4) {
    const opacity = layer[i + 3] ?? 0
    if (opacity > 0) for (let k = 0; k < 3; k++) layer[i + k] = (layer[i + k] ?? 0) / opacity
  }
}
