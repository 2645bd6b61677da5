import { type Box, ellipse, lineOf, type Point, rectangle } from '../../geometry'

export const FORMATS = ['tall', 'fan', 'square', 'wide', 'round'] as const
export type Format = (typeof FORMATS)[number]

/** The outline of the printed area on its sheet, and the part in which subjects are seen. */
export type Sheet = { outline: Point[]; box: Box; inner: Box }

function fan(size: number): Point[] {
  const at: Point = [size / 2, size * 0.93]
  const arc = (radius: number, from: number, to: number) =>
    lineOf(41, (t) => {
      const angle = ((from + (to - from) * t) * Math.PI) / 180
      return [at[0] + radius * Math.cos(angle), at[1] + radius * Math.sin(angle)]
    })
  return [...arc(size * 0.66, 226, 314), ...arc(size * 0.2, 314, 226)]
}

export function sheetOf(format: Format, size: number): Sheet {
  const of = (left: number, top: number, right: number, bottom: number): Sheet => {
    const box = { left: left * size, top: top * size, right: right * size, bottom: bottom * size }
    const [wide, high] = [box.right - box.left, box.bottom - box.top]
    return {
      box,
      outline: rectangle(box.left, box.top, wide, high),
      inner: {
        left: box.left + wide * 0.09,
        right: box.right - wide * 0.09,
        top: box.top + high * 0.09,
        bottom: box.bottom - high * 0.06,
      },
    }
  }
  if (format === 'tall') return of(0.2, 0.06, 0.8, 0.94)
  if (format === 'wide') return of(0.05, 0.2, 0.95, 0.8)
  if (format === 'square') return of(0.06, 0.06, 0.94, 0.94)
  if (format === 'round') {
    const whole = of(0.08, 0.08, 0.92, 0.92)
    const inner = of(0.22, 0.2, 0.78, 0.86).box
    return { ...whole, outline: ellipse(size / 2, size / 2, size * 0.42), inner }
  }
  const whole = of(0.02, 0.26, 0.98, 0.8)
  return { ...whole, outline: fan(size), inner: of(0.31, 0.32, 0.69, 0.7).box }
}
