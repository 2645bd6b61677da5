import { oklch } from '../colour'
import { aspectOf, boxOf, type Kind, type Motif, type Mount } from '../motif'
import { motifNamed } from '../motifs/all'
import { oneOf } from '../nouns'
import type { Rng } from '../random'
import type { Related } from './cast'
import { carried } from './carry'
import { join, put } from './join'
import { bareOf, faced, phraseOf } from './phrases'

/** The face in place of a head. */
type Form = {
  name: string
  kind: Kind
  mount: Mount
  /** What it is on. */
  behind: string
  /** Middle, foot and height of the face. */
  face: readonly [x: number, foot: number, high: number]
}

const FORMS: readonly Form[] = [
  { name: 'sun', kind: 'sky', mount: 'flies', behind: 'sun with rays', face: [0, 0.86, 1.72] },
  {
    name: 'moon',
    kind: 'sky',
    mount: 'flies',
    behind: 'moon with craters',
    face: [0, 0.98, 1.96],
  },
]

/** A silver moon with a face is a coin. */
const GOLD = oklch(0.9, 0.085, 92)

/** A face on a figure that suits it. */
function formed(form: Form, face: Motif): Motif {
  const behind = motifNamed(form.behind)
  const { left, right, top, bottom } = behind.box
  const [x, foot, high] = form.face
  const head = form.name === 'moon' ? { ...face, main: GOLD } : face
  return join(
    [
      put(behind, { x: (left + right) / 2, foot: bottom, high: bottom - top }),
      put(head, { x, foot, high }),
    ],
    {
      name: / face$|^face /.test(oneOf(face.name))
        ? faced(face).replace('person', form.name)
        : `${form.name} with ${phraseOf(face)}`,
      kind: form.kind,
      mount: form.mount,
      hero: face,
    },
  )
}

/** Shapes of a face that are its round head. */
const DISC = 2
/** Whether it is a disc with eyes and a mouth. */
export function isRoundHead({ kind, mount, shapes }: Motif): boolean {
  if (kind !== 'person' || mount !== 'flies' || shapes.length <= DISC) return false
  return Math.abs(aspectOf({ box: boxOf(shapes.slice(0, 1)) }) - 1) < 0.08
}

/** Food with the eyes and the mouth of a face. */
function foodWith(food: Motif, face: Motif): Motif {
  const dish = put(food, { x: 0, foot: 1, high: 2, wide: 2.4 })
  const features = { ...face, shapes: face.shapes.slice(DISC), box: boxOf(face.shapes.slice(0, 1)) }
  const side = Math.min(dish.box.right - dish.box.left, 2) * 0.62
  const middle = (dish.box.left + dish.box.right) / 2
  const foot = 1 - (dish.box.bottom - dish.box.top) * 0.1
  return join([dish, put(features, { x: middle, foot, high: side })], {
    name: faced(face).replace('person', bareOf(food)),
    kind: food.kind,
    mount: 'stands',
    hero: food,
  })
}

/** The sun or the moon with a face. */
export function withFace(name: 'sun' | 'moon', face: Motif): Motif {
  const form = FORMS.find((one) => one.name === name)
  return form ? formed(form, face) : face
}

/** A face on a table, as that of a drink or of bread. */
const SERVED = ['orange', 'bread', 'mug', 'apple'] as const

/** Hands are read as a part of a face on nothing but a head. */
const HAS_HAND = /hug|hand|yawn|think|salut|finger|shh|peep/

/** One face, as that of something that belongs in a scene. */
export function faceAlone(face: Motif, isNight: boolean, rng: Rng): Related {
  const isPlain = !HAS_HAND.test(face.name)
  const turn = rng.weighted([
    ['sky', 7],
    ['balloon', 1.5],
    ['table', isPlain ? 1 : 0],
  ] as const)
  if (turn === 'table')
    return { subjects: [foodWith(motifNamed(rng.pick(SERVED)), face)], setting: 'table' }
  if (turn === 'balloon') {
    const balloon = carried('hot-air balloon with a picture', face)
    return { subjects: [balloon], setting: 'outdoors' }
  }
  const light = withFace(isNight ? 'moon' : 'sun', face)
  return { subjects: [light], setting: rng.chance(0.7) ? 'emblem' : 'outdoors' }
}
