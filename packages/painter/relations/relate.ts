import type { Motif } from '../motif'
import type { Rng } from '../random'
import { alone, onSeat } from './alone'
import type { One, Related } from './cast'
import { pairOf, rankOf } from './group'
import { HEAD_ALONE, isInColours, isOnTable, isOrnamental, sortOf } from './sorts'

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

/** The subjects among things that may be one; what has no relation to them becomes an ornament. */
function subjectsAmong(all: readonly One[], rng: Rng): Related {
  const [first, ...more] = all.toSorted((one, two) => rankOf(one) - rankOf(two))
  if (!first) return { subjects: [], setting: 'sheet', ornaments: [] }
  if (more.length === 0) return alone(first, rng.fork('alone'))
  if (all.every(isForTable)) return { subjects: motifsOf(all), setting: 'table', ornaments: [] }
  const pair = all.length === 2 || !areOfOneSort(all) ? pairAmong(all, rng) : undefined
  if (pair) return { ...pair.scene, ornaments: motifsOf(pair.others) }
  if (areOfOneSort(all)) return { subjects: motifsOf(all), setting: 'collection', ornaments: [] }
  const table = all.filter(isForTable)
  if (rankOf(first) === 9 && table.length > 1) {
    const others = all.filter((one) => !table.includes(one))
    return { subjects: motifsOf(table), setting: 'table', ornaments: motifsOf(others) }
  }
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
  const heroes = all.filter((one) => !isLight(one) && !isOrnament(one))
  const ornaments = all.filter(isOrnament)
  const flag = ornaments.find(({ sort }) => sort === 'flag')
  const others = (used: One) => motifsOf(ornaments.filter((one) => one !== used))
  for (const held of heroes.length === 1 ? ornaments : []) {
    const pair = pairOf([...heroes, held], rng.fork('held'))
    if (pair?.subjects.some(({ parts }) => parts?.includes(held.motif)))
      return inLight({ ...pair, ornaments: others(held) }, lights)
  }
  if (heroes.length > 0) {
    const scene = subjectsAmong(heroes, rng)
    return inLight({ ...scene, ornaments: [...motifsOf(ornaments), ...scene.ornaments] }, lights)
  }
  if (flag && rng.fork('seat').chance(0.5))
    return inLight({ ...onSeat(flag.motif, rng.fork('seat')), ornaments: others(flag) }, lights)
  return { subjects: lights, setting: 'outdoors', ornaments: motifsOf(ornaments) }
}

/** How often one thing that is left over is a seal, where the others have a relation or not. */
const SEALED = { related: 0.6, alone: 0.15, beside: 0.5, sign: 0.85 } as const

/** Whether what a scene leaves over may be a small red seal on it. */
function mayBeSealed({ subjects, ornaments }: Related, all: readonly One[], rng: Rng): boolean {
  const [left, ...more] = ornaments
  if (!left) return true
  // A stamp has colours of its own.
  if (more.length > 0 || isInColours(left)) return false
  const isSign = sortOf(left) === 'sign'
  if (subjects.length === 0) return isSign && rng.chance(SEALED.sign)
  const share = isSign ? SEALED.beside : SEALED.alone
  return rng.chance(all.length > 2 ? SEALED.related : share)
}

/** All of equal right on one sheet, what is most often a hero first. */
function onSheet(all: readonly One[]): Related {
  const weight = ({ motif, sort }: One) =>
    isOrnamental(motif, sort)
      ? sort === 'sign' || sort === 'flag'
        ? 3
        : 2
      : sort === 'sky'
        ? 1
        : 0
  const subjects = motifsOf(
    all.toSorted((one, two) => weight(one) - weight(two) || rankOf(one) - rankOf(two)),
  )
  return { subjects: [...new Set(subjects)], setting: 'collection', ornaments: [] }
}

/**
 * The part of each chosen motif in the picture. Those with a relation are a scene, on which one thing
 * that is left over may be a seal; all others are the motifs of one sheet. Without a hero the subject
 * may be that of the day.
 */
export function relate(motifs: readonly Motif[], rng: Rng): Related {
  const all = motifs.map((motif): One => ({ motif, sort: sortOf(motif) }))
  const scene = inScene(all, rng)
  return mayBeSealed(scene, all, rng.fork('seal')) ? scene : onSheet(all)
}
