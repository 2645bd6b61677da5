import { difference, oklabToOklch, type Oklch, rgbToOklab } from '../colour'
import { rasterise } from '../critic/raster'
import type { Pixels } from '../texture'
import { svgDocument } from '../svg'

/** The pixels of a drawing, before its finish. */
export function rasterOf(defs: string, body: string, side = 128): Promise<Pixels> {
  return rasterise(svgDocument(1024, 1024, defs, body), 1024, side)
}

export function colourAt({ data, width }: Pixels, x: number, y: number): Oklch {
  const at = (y * width + x) * 3
  return oklabToOklch(rgbToOklab([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]))
}

/** The number of pixels inside a box (in px of 1024) that differ clearly between two pictures. */
export function countDifferent(
  one: Pixels,
  two: Pixels,
  box: { left: number; top: number; right: number; bottom: number },
  min = 0.12,
): { different: number; all: number } {
  const scale = one.width / 1024
  const clip = (value: number) => Math.min(one.width - 1, Math.max(0, Math.round(value * scale)))
  let [different, all] = [0, 0]
  for (let y = clip(box.top); y <= clip(box.bottom); y++) {
    for (let x = clip(box.left); x <= clip(box.right); x++) {
      all++
      if (difference(colourAt(one, x, y), colourAt(two, x, y)) > min) different++
    }
  }
  return { different, all }
}
