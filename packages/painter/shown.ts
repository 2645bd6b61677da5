import { type PlacedMotif, silhouette } from './draw-motif'
import type { Point } from './geometry'
import { boxOf, movedShape } from './motif'
import { group, type Paint } from './svg'

/** A subject as it is placed in the picture. */
export type Shown = PlacedMotif & {
  /** The composition cuts or covers a part of it on purpose. */
  crops?: true
  /** The id of a clip path outside of which it is not seen. */
  clip?: string
}

/**
 * Registers a subject for the critic and returns its drawing as a group that the critic finds
 * again. Families that paint their subjects stroke by stroke register them without a drawing.
 */
export type Show = (subject: Shown, drawing?: string) => string

/** A drawing that is only judged needs it: nothing is registered. */
export const showNothing: Show = (_, drawing = '') => drawing

export function groupId(index: number): string {
  return `subject-${index}`
}

export function hasDrawing(svg: string, index: number): boolean {
  return svg.includes(`<g id="${groupId(index)}">`)
}

/** Colours of contours by the number of the subject. */
export type Contours = ReadonlyMap<number, Paint>

/** px. */
const CONTOUR = 7
const THINNEST = 5
/** Share of a small thing: a thick line round it would be all one sees. */
const THIN = 0.03
const EVEN = () => 0

function contourWidth({ box: { left, right, top, bottom } }: Shown, min: number): number {
  return Math.min(CONTOUR, Math.max(min, Math.max(right - left, bottom - top) * THIN))
}

/** The list of a picture's subjects, in the order of their registration.
 * @param contours drawn round subjects that would not be seen without
 * @param minContour px that such a contour is wide */
export function createShown(
  contours?: Contours,
  minContour = THINNEST,
): { show: Show; copy: Show; all: readonly Shown[] } {
  const all: Shown[] = []
  const contourOf = (subject: Shown, index: number) => {
    const colour = contours?.get(index)
    return colour ? silhouette(subject, colour, EVEN, contourWidth(subject, minContour)) : ''
  }
  return {
    all,
    copy(subject, drawing = '') {
      const first = all.findIndex(({ motif }) => motif.name === subject.motif.name)
      return contourOf(subject, first) + drawing
    },
    show(subject, drawing) {
      const index = all.push(subject) - 1
      if (drawing === undefined) return ''
      const contour = contourOf(subject, index)
      const seen = subject.clip
        ? group(contour + drawing, { clip: subject.clip })
        : contour + drawing
      return `<g id="${groupId(index)}">${seen}</g>`
    },
  }
}

/** A placed motif in other units: scaled from the origin, then moved. */
export function moved({ motif, shapes }: PlacedMotif, scale: number, dx: number, dy: number) {
  const move = ([x, y]: Point): Point => [dx + x * scale, dy + y * scale]
  const all = shapes.map((shape) => movedShape(shape, move, scale))
  return { motif, shapes: all, box: boxOf(all) }
}
