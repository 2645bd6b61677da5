import { boundsOf, type Point } from '../geometry'
import { type Motif, movedShape, type Shape } from '../motif'
import { motifNamed } from '../motifs/all'
import { nounPhrase } from '../nouns'
import type { One, Related } from './cast'
import { join, put } from './join'
import { bareOf } from './phrases'

/** Things that people draw faces on: middle and radius of the face in the motif's own box. */
const ROUND: Readonly<Record<string, readonly [x: number, y: number, r: number]>> = {
  sun: [0, 0, 0.47],
  'full moon': [0, 0, 0.84],
  'pumpkin lantern': [0, 0.2, 0.66],
  'toy balloon': [0, -0.3, 0.5],
  lantern: [0, 0.04, 0.54],
  balloon: [0, -0.34, 0.52],
  sunflower: [0, -0.42, 0.34],
  orange: [0, 0.1, 0.66],
  apple: [0, 0.16, 0.62],
  'green apple': [0, 0.16, 0.6],
  tomato: [0, 0.16, 0.66],
  peach: [0, 0.14, 0.6],
  cookie: [0, 0, 0.74],
  star: [0, 0.04, 0.42],
  heart: [0, -0.14, 0.56],
  planet: [0, 0, 0.5],
}

/** Radius of a face's disc in its box. */
const DISC = 0.94

/** What makes a face without its disc, the shade of that and a pale brow, which is skin; undefined for a head of another form. */
function featuresOf({ shapes }: Motif): readonly Shape[] | undefined {
  const isWide = ({ points, width }: Shape) => {
    const { left, right, top, bottom } = boundsOf(points)
    return width === undefined && Math.max(right - left, bottom - top) > 1.5
  }
  const [disc] = shapes
  if (!disc || disc.role !== 'm' || !isWide(disc)) return undefined
  const { left, right, top, bottom } = boundsOf(disc.points)
  const isDisc =
    Math.abs(right - left - 2 * DISC) < 0.03 && Math.abs(bottom - top - 2 * DISC) < 0.03
  return isDisc
    ? shapes.filter((shape) => !/^[mxy]$/.test(shape.role) || !isWide(shape))
    : undefined
}

/** Whether a motif is a face that may be on another thing. */
export const isExpression = ({ motif, sort }: One) =>
  sort === 'face' && motif.kind === 'person' && featuresOf(motif) !== undefined

/** A whole heart, and no organ, no pieces and no couple. */
const HEART = /^(?!human|broken|beating|couple).*heart$/

const middleOf = (name: string) => ROUND[HEART.test(name) ? 'heart' : name]

export const mayHaveFace = ({ name, parts }: Motif) => !parts && middleOf(name) !== undefined

/** A lantern or a sun with that face; its own one is not cut. */
export function withFace(host: Motif, face: Motif): Related | undefined {
  const place = middleOf(host.name)
  const features = featuresOf(face)
  if (!place || !features) return undefined
  const [x, y, r] = place
  const { left, right, top, bottom } = host.box
  const bare = { ...host, shapes: host.shapes.filter((shape) => !isInWay(host, shape)) }
  const body = put(bare, { x: (left + right) / 2, foot: bottom, high: bottom - top })
  const scale = (r / DISC) * body.scale
  const [cx, cy] = body.at([x, y])
  const move = ([px, py]: Point): Point => [cx + px * scale, cy + py * scale]
  const shapes = features.map((shape) => movedShape(shape, move, scale))
  const { kind, mount } = host
  const name = `${bareOf(host).replace(/^pumpkin lantern$/, 'pumpkin')} with ${nounPhrase(face.name)}`
  const group = join([body, { shapes, of: face }], { name, kind, mount, hero: bare })
  return { subjects: [group], setting: 'emblem', ornaments: [] }
}

/** Eyes and mouth of a pumpkin, and highlights, which would be part of the face. */
const isInWay = ({ name }: Motif, { role }: Shape) =>
  role === 'l' || (name === 'pumpkin lantern' && role === 'k')

/** A chosen face on the sun; a face alone on a fruit or a balloon was not hung. */
export function faceAlone(face: Motif): Related | undefined {
  return withFace(motifNamed('sun'), face)
}
