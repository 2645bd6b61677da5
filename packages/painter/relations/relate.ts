import { isRepeatable } from '../families/suits'
import type { Motif } from '../motif'
import type { Rng } from '../random'
import { alone, asHero } from './alone'
import type { One, Related } from './cast'
import { isRoundHead, withFace } from './faces'
import { pairOf } from './group'
import { BIG_THINGS, isTrite, type Sort, sortOf } from './sorts'

const isFace = ({ motif, sort }: One) => sort === 'face' && isRoundHead(motif)

/** Whether a table is the place for it. */
function isForTable({ motif, sort }: One): boolean {
  if (motif.mount === 'flies' || /^(?:flame|briefs|hole|bus stop|water pistol)$/.test(motif.name))
    return false
  return sort === 'food' || sort === 'flower' || (sort === 'thing' && !BIG_THINGS.test(motif.name))
}

/** Simple things that are pretty in rows. */
function isPattern({ motif, sort }: One): boolean {
  return /^(?:food|flower|heart|sky|tree)$/.test(sort) && isRepeatable(motif)
}

/** What can be painted best comes first; people are between food and things. */
const HEROES: readonly Sort[] = [
  ...(['actor', 'flower', 'tree', 'place', 'vehicle', 'food', 'thing', 'seat', 'hat'] as const),
  ...(['sky', 'face', 'heart', 'flag', 'hand', 'sign'] as const),
]

function rankOf({ motif, sort }: One): number {
  const isPerson = sort === 'actor' && motif.kind === 'person'
  const isDull = sort === 'thing' || sort === 'seat' ? isTrite(motif, sort) : false
  return HEROES.indexOf(sort) + (isPerson ? 5.5 : isDull ? 4 : 0)
}

/** Two of them that are one scene, and the others. */
function pairAmong(all: readonly One[], rng: Rng): { scene: Related; others: One[] } | undefined {
  const pairs = all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other]))
  for (const pair of pairs) {
    const scene = pairOf(pair, rng.fork('pair'))
    if (scene) return { scene, others: all.filter((one) => !pair.includes(one)) }
  }
  return undefined
}

/** Two or three motifs with a reason to be together: on a table, in a scene, or one of them large
 * and the others as stamps. */
function together(all: readonly One[], isNight: boolean, rng: Rng): Related {
  const motifs = all.map(({ motif }) => motif)
  if (all.every(isPattern) && rng.chance(0.3)) return { subjects: motifs, setting: 'pattern' }
  if (all.every(isForTable)) return { subjects: motifs, setting: 'table' }
  const [face, ...faces] = all.filter(isFace)
  const light =
    face && faces.length === 0 ? withFace(isNight ? 'moon' : 'sun', face.motif) : undefined
  const beings = all.filter((one) => one !== face)
  const lone = light && beings.length === 1 ? pairOf(beings, rng.fork('lone')) : undefined
  if (light && lone && rng.chance(0.5)) return { ...lone, subjects: [...lone.subjects, light] }
  const { scene, others } = pairAmong(all, rng) ?? { others: [] }
  if (scene && light && others.length === 1 && others[0] === face)
    return { ...scene, subjects: [...scene.subjects, light] }
  if (scene && others.length === 0) return scene
  const guestsOf = (chosen: readonly One[]) =>
    motifs.filter((motif) => !chosen.some((one) => one.motif === motif))
  if (scene && scene.subjects.length === 1)
    return { ...scene, guests: others.map(({ motif }) => motif) }
  const [first] = all.toSorted((one, two) => rankOf(one) - rankOf(two))
  const onTable = all.filter((one) => isForTable(one) && !isTrite(one.motif, one.sort))
  if (first && onTable.includes(first) && onTable.length > 1)
    return {
      subjects: onTable.map(({ motif }) => motif),
      guests: guestsOf(onTable),
      setting: 'table',
    }
  // Three stamps are many: a flag is on a boat or a tent instead.
  const flag = all.length > 2 ? all.find(({ sort }) => sort === 'flag') : undefined
  const lead = first && isTrite(first.motif, first.sort) ? flag : first
  if (!lead) return { subjects: [], guests: motifs, setting: 'day' }
  return { ...asHero(lead, isNight, rng.fork('lead')), guests: guestsOf([lead]) }
}

/** What the chosen motifs have to do with each other. */
export function relate(motifs: readonly Motif[], isNight: boolean, rng: Rng): Related {
  const all = motifs.map((motif): One => ({ motif, sort: sortOf(motif) }))
  const isLight = ({ motif, sort }: One) => motif.name === 'wave' || sort === 'sky'
  const lights = all.filter(isLight)
  const others = all.filter((one) => !isLight(one))
  const [first] = others
  if (!first) return { subjects: motifs, setting: 'outdoors' }
  const lit = lights.map(({ motif }) => motif)
  if (lights.length === 0)
    return others.length === 1
      ? alone(first, isNight, rng.fork('alone'))
      : together(others, isNight, rng)
  const scene = others.length < 3 ? pairOf(others, rng.fork('scene')) : undefined
  const hasSky = scene?.subjects.some(({ kind }) => kind === 'sky') ?? true
  if (scene && !hasSky) return { ...scene, subjects: [...scene.subjects, ...lit] }
  const [light, ...more] = lit
  // It is in the window of the room.
  if (light && more.length === 0 && light.mount === 'flies' && others.every(isForTable))
    return { subjects: [...others.map(({ motif }) => motif), light], setting: 'table' }
  return together(all, isNight, rng.fork('together'))
}
