import type { Motif } from '../motif'
import type { Rng } from '../random'
import { alone, onSeat } from './alone'
import { carried } from './carry'
import type { One, Related } from './cast'
import { isRoundHead, withFace } from './faces'
import { pairOf } from './group'
import { isOnTable, sortOf } from './sorts'

const isFace = ({ motif, sort }: One) => sort === 'face' && isRoundHead(motif)

/** Whether a table is the place for it. */
const isForTable = ({ motif, sort }: One) => isOnTable(motif, sort)

/** Two of them that are one scene, and the others. */
function pairAmong(all: readonly One[], rng: Rng): { scene: Related; others: One[] } | undefined {
  const pairs = all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other]))
  for (const pair of pairs) {
    const scene = pairOf(pair, rng.fork('pair'))
    if (scene) return { scene, others: all.filter((one) => !pair.includes(one)) }
  }
  return undefined
}

const BALLOON = 'hot-air balloon with a picture'

/** One that stands or floats in a scene, under a sun with a chosen face or a balloon that shows a
 * sign; undefined where they are others. Sun and balloon together would crowd the sky. */
function underSky(all: readonly One[], isNight: boolean, rng: Rng): Related | undefined {
  const isShown = (one: One) => isFace(one) || /^(?:sign|heart|hand)$/.test(one.sort)
  const [above, ...more] = all.filter(isShown)
  const [hero, ...others] = all.filter((one) => !isShown(one))
  if (!above || !hero || more.length + others.length > 0) return undefined
  const isStander = /^(?:actor|vehicle|place|tree)$/.test(hero.sort) && hero.motif.mount !== 'flies'
  if (hero.sort !== 'flag' && !isStander) return undefined
  const { subjects, ...scene }: Related =
    hero.sort === 'flag' ? onSeat(hero.motif, rng) : { subjects: [hero.motif], setting: 'scene' }
  const seen = isFace(above)
    ? withFace(isNight ? 'moon' : 'sun', above.motif)
    : carried(BALLOON, above.motif)
  return { ...scene, subjects: [...subjects, seen], setting: 'scene' }
}

/** Two or three motifs with a reason to be together: on a table, in a scene, or in a collection. */
function together(all: readonly One[], isNight: boolean, rng: Rng): Related {
  const motifs = all.map(({ motif }) => motif)
  if (all.every(isForTable)) return { subjects: motifs, setting: 'table' }
  const [face, ...faces] = all.filter(isFace)
  const scenery = rng.fork('sky').chance(0.85) ? underSky(all, isNight, rng) : undefined
  if (scenery) return scenery
  const light =
    face && faces.length === 0 ? withFace(isNight ? 'moon' : 'sun', face.motif) : undefined
  const beings = all.filter((one) => one !== face)
  const lone = light && beings.length === 1 ? pairOf(beings, rng.fork('lone')) : undefined
  if (light && lone && rng.chance(0.3)) return { ...lone, subjects: [...lone.subjects, light] }
  const { scene, others } = pairAmong(all, rng) ?? { others: [] }
  if (!scene) return { subjects: motifs, setting: 'collection' }
  if (light && others.length === 1 && others[0] === face)
    return { ...scene, subjects: [...scene.subjects, light] }
  if (others.length === 0) return scene
  const [hero, ...far] = scene.subjects
  // Two animals are as well apart as together.
  const isGroup = hero && far.length === 0 && !/ and /.test(hero.name)
  return {
    subjects: isGroup ? [hero, ...others.map(({ motif }) => motif)] : motifs,
    setting: 'collection',
  }
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
