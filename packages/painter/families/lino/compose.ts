import { type PlacedMotif, withoutGleams } from '../../draw-motif'
import { hasSky } from '../../emblem'
import { type Box, ellipse, type Point, rectangle } from '../../geometry'
import { aspectOf, type Motif } from '../../motif'
import type { Brief, Disc, FamilyContext } from '../../painting'
import { HEAD_ALONE, sortOf } from '../../relations/sorts'
import type { Shown } from '../../shown'
import { createStencil, isDiscFree } from '../../stencil'
import { inset } from '../boxes'
import { type Build, buildInTurn, isBuild } from '../build-turns'
import { placeBuild } from '../builds'
import { longShadowOf, reflectionOf } from '../laid'
import { placeGroup, placeSmall } from '../layouts'
import { isOutdoors, standsFirmly } from '../suits'
import { variant } from '../variant'
import { blocksOf, fieldOf, lightPart, type Way, WAYS } from './blocks'
import { type Field, FIELDS } from './gouges'

export const MARGIN = 64

/** The sheet within its margin. */
const sheetOf = (size: number): Box => inset({ left: 0, top: 0, right: size, bottom: size }, MARGIN)

type LinoScene = {
  way: Way
  field: Field
  placed: readonly Shown[]
  /** What is printed side by side on the sheet. */
  blocks: readonly (readonly Point[])[]
  /** The ground lies between these y; there is none where nothing stands. */
  grounds: readonly (readonly [from: number, to: number])[]
  disc?: Disc
  /** Seen in the water below. */
  reflection?: PlacedMotif
  /** Lies on the light ground. */
  shadow?: PlacedMotif
  /** The part of the block in which the inks are exchanged. */
  light?: readonly Point[]
}

export const wayOf = (brief: Pick<Brief, 'subjects' | 'occurrence'>): Way =>
  buildInTurn(WAYS, brief, (way) => {
    const { subjects } = brief
    // A narrow one would be slivers on the panels at the sides.
    if (way === 'panels') return subjects.every((motif) => aspectOf(motif) > 0.8)
    return way !== 'small' || subjects.length > 1 || subjects.every(isOutdoors)
  })

/** One of the ways that other prints have, too. */
function composeBuild(
  { size, rng, brief: { occurrence } }: FamilyContext,
  way: Way & Build,
  hero: Motif,
  field: Field,
): LinoScene {
  const sheet = sheetOf(size)
  const { field: inner, grounds } = fieldOf(way, hero, sheet)
  const built = placeBuild(way, hero, inner, rng.fork('place'))
  // Half of a light would be a speck in the other half.
  const placed = way === 'counter' ? built.map(withoutGleams) : built
  const [first] = placed
  const [line] = grounds[0] ?? []
  const top = Math.min(...placed.map(({ box }) => box.top))
  const radius = Math.min(size * 0.11, (top - sheet.top) * 0.36)
  const above: Disc = { at: [size / 2, (sheet.top + top) / 2 + radius * 0.1], radius }
  // Two face to face have the light between them, and a shadow falls away from it.
  const aside: Disc = { at: [size * 0.19, size * 0.21], radius: size * 0.075 }
  const disc =
    way === 'pair' && line !== undefined && radius > size * 0.05
      ? above
      : way === 'shadow' &&
          /animal|plant|vehicle|place/.test(hero.kind) &&
          isDiscFree(createStencil(placed, size), aside.at, aside.radius + size * 0.035)
        ? aside
        : undefined
  const isMirror = way === 'mirror' && first && line !== undefined
  const light = lightPart(way, sheet, occurrence % 2 === 0, line)
  return {
    way,
    field,
    placed,
    blocks: blocksOf(way, sheet),
    grounds,
    ...(disc ? { disc } : {}),
    ...(isMirror ? { reflection: reflectionOf(first, line) } : {}),
    ...(way === 'shadow' && first ? { shadow: longShadowOf(first) } : {}),
    ...(light ? { light } : {}),
  }
}

/** A flower without earth at its stem. */
const isCut = (motif: Motif): boolean => sortOf(motif) === 'flower'

/** A head on its shoulders, which the lower edge of the block crops: alone it would be a mask. */
function withShoulders(placed: PlacedMotif, bottom: number): PlacedMotif {
  const { motif, shapes, box } = placed
  if (!HEAD_ALONE.test(motif.name)) return placed
  const half = (box.right - box.left) / 2
  const rise = bottom + 20 - box.bottom + (box.bottom - box.top) * 0.3
  const points = ellipse(box.left + half, bottom + 20, half, rise)
  return { motif, shapes: [{ role: 'm', points }, ...shapes], box: { ...box, bottom } }
}

/** What is cut where. */
export function composeLino(context: FamilyContext): LinoScene {
  const { size, rng, brief } = context
  const { subjects } = brief
  const random = rng.fork('lino')
  const place = rng.fork('place')
  const way = wayOf(brief)
  const field = variant(context, FIELDS)
  const [hero] = subjects
  if (hero && isBuild(way)) return composeBuild(context, way, hero, field)
  const several = subjects.length > 1
  const inner = {
    left: MARGIN + 18,
    right: size - MARGIN - 18,
    top: MARGIN + 18,
    bottom: size - MARGIN - 18,
  }
  const right = random.chance(0.5)
  const withDisc =
    !hasSky(subjects) &&
    subjects.every(({ name }) => !HEAD_ALONE.test(name)) &&
    // A jug, a heart or an accordion under a sun would be at the seaside.
    subjects.every((motif) => /^(?:animal|plant|vehicle|place)$/.test(motif.kind)) &&
    !subjects.some(isCut) &&
    (way === 'small' || field === 'rays' || field === 'rings')
  const foot = size * (way === 'small' ? 0.82 : 0.85)
  const alone = withDisc && !several
  const shift = alone ? (right ? -0.05 : 0.05) : 0
  const box = {
    left: size * ((several ? 0.12 : 0.17) + shift),
    right: size * ((several ? 0.88 : 0.83) + shift),
    top: size * (withDisc ? (several ? 0.36 : 0.3) : 0.15),
    bottom: foot,
  }
  const arranged =
    way === 'small'
      ? placeSmall(subjects, inner, foot, place.chance(0.5), place)
      : placeGroup(subjects, box, place)
  const placed = arranged.map((one) => withShoulders(one, size - MARGIN))
  // A slice on its tip is on no ground.
  const standing = placed.some(
    ({ motif }) =>
      !HEAD_ALONE.test(motif.name) &&
      !isCut(motif) &&
      motif.mount === 'stands' &&
      (!/food|plant/.test(motif.kind) || standsFirmly(motif)),
  )
  // The ground rises to what is low and wide.
  const lowest = Math.min(
    foot,
    ...placed.filter(({ motif }) => motif.mount === 'stands').map(({ box }) => box.bottom),
  )
  const [first] = placed
  const isRight = first ? first.box.left + first.box.right > size : false
  const x = way === 'small' ? (isRight ? 0.28 : 0.72) : right ? 0.74 : 0.26
  const stencil = createStencil(placed, size)
  const isFree = ({ at, radius }: Disc) => isDiscFree(stencil, at, radius + size * 0.035)
  const radius = size * random.range(0.09, 0.12) * (several && way === 'group' ? 0.75 : 1)
  const discs: readonly Disc[] = [
    { at: [size * x, size * random.range(0.25, 0.29)], radius },
    { at: [size * (x < 0.5 ? 0.2 : 0.8), size * 0.2], radius: size * 0.075 },
    { at: [size * (x < 0.5 ? 0.8 : 0.2), size * 0.2], radius: size * 0.075 },
  ]
  const disc = withDisc ? discs.find(isFree) : undefined
  return {
    way,
    field,
    placed,
    blocks: [rectangle(MARGIN, MARGIN, size - 2 * MARGIN, size - 2 * MARGIN)],
    grounds: standing || way === 'small' ? [[lowest - size * 0.05, size]] : [],
    ...(disc ? { disc } : {}),
  }
}
