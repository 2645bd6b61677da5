import type { Motif } from '../motif'
import type { Rng } from '../random'
import { alone, onSeat } from './alone'
import type { One, Related } from './cast'
import { faceAlone, isExpression, mayHaveFace, withFace } from './expression'
import { pairOf } from './group'
import { HEAD_ALONE, heroRankOf, isOnTable, isOrnamental, type Sort, sortOf } from './sorts'

/** Whether a table is the place for it. */
const isForTable = ({ motif, sort }: One) => isOnTable(motif, sort)

const motifsOf = (all: readonly One[]) => all.map(({ motif }) => motif)

/** Two of them that are one scene, and the others. */
function pairAmong(all: readonly One[], rng: Rng): { scene: Related; others: One[] } | undefined {
  const pairs = all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other]))
  for (const pair of pairs) {
    const scene = pairOf(pair, rng.fork('pair'))
    if (scene) return { scene, others: all.filter((one) => !pair.includes(one)) }
  }
  return undefined
}

/** Whether they are of one sort, as the plants of a botanical sheet are. */
function areOfOneSort(all: readonly One[]): boolean {
  const [first] = all
  if (!first || all.length < 2) return false
  const { kind } = first.motif
  return (
    /^(?:food|plant|animal|vehicle)$/.test(kind) && all.every(({ motif }) => motif.kind === kind)
  )
}

/** The subjects among things that may be one; what has no relation to them is left over. */
function subjectsAmong(all: readonly One[], rng: Rng): Related {
  const [first, ...more] = all.toSorted(
    (one, two) => heroRankOf(one.motif, one.sort) - heroRankOf(two.motif, two.sort),
  )
  if (!first) return { subjects: [], setting: 'sheet', ornaments: [] }
  if (more.length === 0) return alone(first, rng.fork('alone'))
  if (all.every(isForTable)) return { subjects: motifsOf(all), setting: 'table', ornaments: [] }
  const pair = all.length === 2 || !areOfOneSort(all) ? pairAmong(all, rng) : undefined
  if (pair) return { ...pair.scene, ornaments: motifsOf(pair.others) }
  if (areOfOneSort(all)) return { subjects: motifsOf(all), setting: 'collection', ornaments: [] }
  return { ...alone(first, rng.fork('alone')), ornaments: motifsOf(more) }
}

/** A subject with the lights that its picture can show; other lights are left over. */
function inLight(scene: Related, lights: readonly Motif[]): Related {
  const { subjects, setting, ornaments } = scene
  const hasSky = subjects.some(({ kind }) => kind === 'sky')
  const [hero] = subjects
  const isOutdoors = /^(?:outdoors|scene)$/.test(setting)
  const isStander =
    subjects.length === 1 &&
    hero &&
    /^(?:animal|vehicle|place)$/.test(hero.kind) &&
    !HEAD_ALONE.test(hero.name)
  const [light, ...more] = lights
  if (!light || hasSky) return { ...scene, ornaments: [...ornaments, ...lights] }
  // It is in the window of the room.
  const isInWindow =
    light.mount === 'flies' && subjects.every((motif) => isOnTable(motif, sortOf(motif)))
  if (!isInWindow && !isOutdoors && !isStander)
    return { ...scene, ornaments: [...ornaments, ...lights] }
  return {
    ...scene,
    subjects: [...subjects, light],
    setting: isInWindow ? 'table' : setting === 'sheet' ? 'scene' : setting,
    ornaments: [...ornaments, ...more],
  }
}

/** The first of them with a face on it, where people draw faces. */
function withExpression(hosts: readonly One[], faces: readonly One[]): Related | undefined {
  const face = faces.find(isExpression)
  const host = hosts.find(({ motif }) => mayHaveFace(motif))
  if (!face || !host) return undefined
  const others = [...hosts, ...faces].filter((one) => one !== face && one !== host)
  const scene = withFace(host.motif, face.motif)
  return scene && { ...scene, ornaments: motifsOf(others) }
}

/** The parts of motifs in a scene, as far as they have a relation. */
function inScene(all: readonly One[], rng: Rng): Related {
  // A wave on a meadow is none: what does not float has it as an ornament.
  const isAtSea = all.every(
    ({ motif, sort }) =>
      motif.name === 'wave' || motif.mount === 'floats' || isOrnamental(motif, sort),
  )
  const isWave = ({ motif }: One) => motif.name === 'wave'
  const isLight = (one: One) => one.sort === 'sky' || (isAtSea && isWave(one))
  const isOrnament = (one: One) =>
    !isLight(one) && (isWave(one) || isOrnamental(one.motif, one.sort))
  const lights = motifsOf(all.filter(isLight))
  const heroes = all.filter(
    (one) => !isLight(one) && !isOrnament(one) && one.motif.kind !== 'person',
  )
  const ornaments = all.filter((one) => !isLight(one) && !heroes.includes(one))
  const others = (used: One) => motifsOf(ornaments.filter((one) => one !== used))
  const faced = withExpression(
    all.filter((one) => !ornaments.includes(one) || one.sort === 'heart'),
    ornaments.filter(({ sort }) => sort !== 'heart'),
  )
  if (faced) return faced
  for (const held of heroes.length === 1 ? ornaments : []) {
    const pair = pairOf([...heroes, held], rng.fork('held'))
    if (pair?.subjects.some(({ parts }) => parts?.includes(held.motif)))
      return inLight({ ...pair, ornaments: others(held) }, lights)
  }
  if (heroes.length > 0) {
    const scene = subjectsAmong(heroes, rng)
    return inLight({ ...scene, ornaments: [...motifsOf(ornaments), ...scene.ornaments] }, lights)
  }
  if (lights.length > 0)
    return { subjects: lights, setting: 'outdoors', ornaments: motifsOf(ornaments) }
  return ofEmblems(ornaments, rng.fork('emblem'))
}

/** How often a thing that is no hero is a seal on the picture of the day. */
const SEALED = { sign: 1, face: 0.7, hand: 0.6, person: 0.4, thing: 0.5 } as const

/** What can be the emblem of a print first, and what is a seal at best last. */
const EMBLEMS: readonly (Sort | 'portrait')[] = [
  'face',
  'heart',
  'flag',
  'portrait',
  'actor',
  'food',
  'thing',
  'hand',
  'sign',
]

const isPortrait = ({ motif, sort }: One) => motif.kind === 'person' && !isOrnamental(motif, sort)

const emblemRankOf = (one: One) => EMBLEMS.indexOf(isPortrait(one) ? 'portrait' : one.sort) >>> 0

/** One of the signs, faces and dull things in a form in which it makes sense; all others are left
 * over. */
function ofEmblems(all: readonly One[], rng: Rng): Related {
  const [first, ...more] = all.toSorted((one, two) => emblemRankOf(one) - emblemRankOf(two))
  if (!first) return { subjects: [], setting: 'sheet', ornaments: [] }
  const { motif, sort } = first
  const left = motifsOf(more.filter((one) => one.motif !== motif))
  const isSeal = (share: number) =>
    left.length < 2 && rng.chance(left.length > 0 ? (1 + share) / 2 : share)
  const onSeal: Related = { subjects: [], setting: 'sheet', ornaments: [motif, ...left] }
  if (isExpression(first)) {
    if (isSeal(SEALED.face)) return onSeal
    const found = faceAlone(motif)
    if (found) return { ...found, ornaments: left }
  }
  const emblem: Related = { subjects: [motif], setting: 'emblem', ornaments: left }
  if (sort === 'face' || sort === 'heart') {
    const isOfKind = sort === 'heart' && all.every((one) => one.sort === sort) && left.length > 0
    return isOfKind
      ? { ...emblem, subjects: [motif, ...left], setting: 'collection', ornaments: [] }
      : emblem
  }
  if (isPortrait(first)) return { ...emblem, setting: 'sheet' }
  if (sort === 'flag') return { ...onSeat(motif, rng.fork('seat')), ornaments: left }
  const sealed =
    SEALED[sort === 'sign' || sort === 'hand' ? sort : sort === 'actor' ? 'person' : 'thing']
  if (isSeal(sealed)) return onSeal
  return { ...emblem, setting: 'collection' }
}

/** The part of each chosen motif in the picture. Those with a relation are a scene, and else one of
 * them is the hero; what is left over is on a seal. Without a hero the subject is that of the day. */
export function relate(motifs: readonly Motif[], rng: Rng): Related {
  const all = [...new Set(motifs)].map((motif): One => ({ motif, sort: sortOf(motif) }))
  return inScene(all, rng)
}
