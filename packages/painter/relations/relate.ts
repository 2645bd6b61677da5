import type { Motif } from '../motif'
import type { Rng } from '../random'
import { isSunOrMoon } from '../emblem'
import { alone } from './alone'
import type { One, Related } from './cast'
import { pairOf } from './group'
import { heroRankOf, isHero, isOnTable, sortOf } from './sorts'

/** Whether a table is the place for it. */
const isForTable = ({ motif, sort }: One) => isOnTable(motif, sort)

const motifsOf = (all: readonly One[]) => all.map(({ motif }) => motif)

/** Two of them that are one scene, and the others. */
function pairAmong(
  heroes: readonly One[],
  all: readonly One[],
): { scene: Related; others: One[] } | undefined {
  for (const hero of heroes)
    for (const other of all) {
      const scene = other === hero ? undefined : pairOf(hero, other)
      if (scene) return { scene, others: all.filter((one) => one !== hero && one !== other) }
    }
  return undefined
}

/** Whether they are of one sort, as the plants of a botanical sheet are. */
function areOfOneSort(all: readonly One[]): boolean {
  const [first] = all
  if (!first || all.length < 2) return false
  if (first.sort === 'heart') return all.every(({ sort }) => sort === 'heart')
  const { kind } = first.motif
  return /^(?:food|plant|animal)$/.test(kind) && all.every(({ motif }) => motif.kind === kind)
}

/** The subjects among things that may be one; what has no relation to them is left over. */
function subjectsAmong(heroes: readonly One[], all: readonly One[], rng: Rng): Related {
  const ordered = heroes.toSorted(
    (one, two) => heroRankOf(one.motif, one.sort) - heroRankOf(two.motif, two.sort),
  )
  const [first] = ordered
  if (!first) return { subjects: [], setting: 'sheet', ornaments: motifsOf(all) }
  const left = (used: readonly One[]) => motifsOf(all.filter((one) => !used.includes(one)))
  if (heroes.length > 1 && heroes.every(isForTable))
    return { subjects: motifsOf(heroes), setting: 'table', ornaments: left(heroes) }
  const pair = pairAmong(ordered, all)
  if (pair) return { ...pair.scene, ornaments: motifsOf(pair.others) }
  if (areOfOneSort(heroes))
    return { subjects: motifsOf(heroes), setting: 'collection', ornaments: left(heroes) }
  return { ...alone(first, rng.fork('alone')), ornaments: left([first]) }
}

/** A subject with the sun or moon that its picture can show; other lights are left over. */
function inLight(scene: Related, lights: readonly Motif[]): Related {
  const { subjects, setting, ornaments } = scene
  const [light, ...more] = lights
  if (!light) return scene
  const [hero] = subjects
  const isStander = subjects.length === 1 && hero && /^(?:vehicle|place)$/.test(hero.kind)
  // It is in the window of the room.
  const isInWindow = subjects.every((motif) => isOnTable(motif, sortOf(motif)))
  if (!isInWindow && setting !== 'outdoors' && !isStander)
    return { ...scene, ornaments: [...ornaments, ...lights] }
  return {
    ...scene,
    subjects: [...subjects, light],
    setting: isInWindow ? 'table' : 'outdoors',
    ornaments: [...ornaments, ...more],
  }
}

/** Not shown under a picture of food. */
const FOUL = /^(?:pile of poo|toilet|plunger|coffin|bomb|dagger|crossed swords|water pistol)$/

/** Large, they are discs that nobody reads. */
const PHASES = /^(?:new|half|waxing|waning) /

/** The part of each chosen motif in the picture. Those with a relation are a scene; of others one is
 * the hero and the rest are remarques. Without a hero the subject is that of the day.
 * @param isLeftOver whether a motif is no hero of this picture */
export function relate(
  motifs: readonly Motif[],
  rng: Rng,
  isLeftOver: (motif: Motif) => boolean = () => false,
): Related {
  const all = [...new Set(motifs)].map((motif): One => ({ motif, sort: sortOf(motif) }))
  const isLight = ({ motif, sort }: One) => sort === 'sky' && isSunOrMoon(motif)
  const others = all.filter((one) => !isLight(one))
  // Food would not be eaten beside it.
  const isFoul = all.some(({ motif: { name } }) => FOUL.test(name))
  const heroes = others.filter(
    ({ motif, sort }) =>
      isHero(motif, sort) && !isLeftOver(motif) && !(isFoul && /food|vessel/.test(motif.kind)),
  )
  const lights = motifsOf(all.filter(isLight))
  if (heroes.length > 0) return inLight(subjectsAmong(heroes, others, rng), lights)
  const [light, ...more] = lights
  if (!light || PHASES.test(light.name))
    return { subjects: [], setting: 'sheet', ornaments: motifsOf(all) }
  return { subjects: [light], setting: 'sheet', ornaments: [...motifsOf(others), ...more] }
}
