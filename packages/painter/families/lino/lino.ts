import { drawMotif, type PlacedMotif, silhouette } from '../../draw-motif'
import { hasSky } from '../../emblem'
import type { Motif } from '../../motif'
import { ellipse, rectangle, wobble } from '../../geometry'
import type { Disc, Drawing, Family, FamilyContext } from '../../painting'
import { HEAD_ALONE, sortOf } from '../../relations/sorts'
import { withoutFacets } from '../../shading'
import { createStencil, isDiscFree } from '../../stencil'
import { clipPath, fill, fillAll, group, stroke } from '../../svg'
import { countedSubjects } from '../arrangement'
import { discName, isRedDisc } from '../disc-name'
import { edgeRoles, edgeShown } from '../edges'
import { planOf } from '../day-subjects'
import { variant } from '../variant'
import { type Layout, layoutInTurn, placeGroup, placeSmall } from '../layouts'
import { standsFirmly } from '../suits'
import { type Field, FIELDS, gouges, hatching } from './gouges'
import { type Inks, inksOf } from './inks'

const MARGIN = 64

const TURNS = ['group', 'small', 'group'] as const

type LinoScene = {
  layout: Layout
  field: Field
  placed: PlacedMotif[]
  /** y of the ground line; below the picture where there is none. */
  floor: number
  disc?: Disc
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
  const layout = layoutInTurn(context, TURNS)
  const field = variant(context, FIELDS)
  const several = subjects.length > 1
  const inner = {
    left: MARGIN + 18,
    right: size - MARGIN - 18,
    top: MARGIN + 18,
    bottom: size - MARGIN - 18,
  }
  const right = random.chance(0.5)
  const withDisc =
    (layout === 'group' || layout === 'small') &&
    !hasSky(subjects) &&
    subjects.every(({ name }) => !HEAD_ALONE.test(name)) &&
    // A jug, a heart or an accordion under a sun would be at the seaside.
    subjects.every((motif) => /^(?:animal|plant|vehicle|place)$/.test(motif.kind)) &&
    !subjects.some(isCut) &&
    (layout === 'small' || field === 'rays' || field === 'rings')
  const foot = size * (layout === 'small' ? 0.82 : 0.85)
  const alone = withDisc && !several
  const shift = alone ? (right ? -0.05 : 0.05) : 0
  const box = {
    left: size * ((several ? 0.12 : 0.17) + shift),
    right: size * ((several ? 0.88 : 0.83) + shift),
    top: size * (withDisc ? (several ? 0.36 : 0.3) : 0.15),
    bottom: foot,
  }
  const arranged =
    layout === 'small'
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
  const [first] = placed
  const isRight = first ? first.box.left + first.box.right > size : false
  const x = layout === 'small' ? (isRight ? 0.28 : 0.72) : right ? 0.74 : 0.26
  const stencil = createStencil(placed, size)
  const isFree = ({ at, radius }: Disc) => isDiscFree(stencil, at, radius + size * 0.035)
  const radius = size * random.range(0.09, 0.12) * (several && layout === 'group' ? 0.75 : 1)
  const discs: readonly Disc[] = [
    { at: [size * x, size * random.range(0.25, 0.29)], radius },
    { at: [size * (x < 0.5 ? 0.2 : 0.8), size * 0.2], radius: size * 0.075 },
    { at: [size * (x < 0.5 ? 0.8 : 0.2), size * 0.2], radius: size * 0.075 },
  ]
  const disc = withDisc ? discs.find(isFree) : undefined
  return {
    layout,
    field,
    placed,
    floor: standing || layout === 'small' ? foot - size * 0.05 : size * 2,
    ...(disc ? { disc } : {}),
  }
}

/** What a disc in the dark block is: a red one is a sun if rays go out from it. */
function lightOf({ disc, block }: Inks, field: Field): string {
  const name = discName(disc, block) ?? (field === 'rays' && isRedDisc(disc) ? 'sun' : undefined)
  return name ? `a round ${name}` : 'a circle'
}

function draw(context: FamilyContext): Drawing {
  const { size, noise } = context
  const inks = inksOf(context)
  const { field, placed, floor, disc } = composeLino(context)
  const stencil = createStencil(placed, size)
  const cuts = gouges(context, {
    field,
    stencil,
    centre: disc?.at ?? [size / 2, field === 'rays' ? size * 0.3 : size / 2],
    free: disc ? disc.radius + 26 : 0,
    floor,
    margin: MARGIN + 14,
  })
  const prints = placed.map((motif) => {
    const colours = withoutFacets(motif, inks.of(motif))
    const drawn = motif.shapes.map((shape) => {
      const printed = drawMotif({ ...motif, shapes: [shape] }, colours, noise, 2)
      const edged = shape.width === undefined && !/[kl]/.test(shape.role)
      const edge = wobble(shape.points, noise, 2)
      return edged ? printed + stroke(edge, inks.block, 3.6, { closed: true }) : printed
    })
    const isSeen = edgeShown(edgeRoles(motif.motif), colours, inks.block, 0.2) > 0.85
    const halo = isSeen ? '' : silhouette(motif, inks.paper, noise, 8)
    return halo + context.show(motif, drawn.join(''))
  })
  const sheet = fill(rectangle(0, 0, size, size), inks.paper)
  const side = size - 2 * MARGIN
  const block = wobble(rectangle(MARGIN, MARGIN, side, side), noise, 6)
  return {
    defs: clipPath('block', block),
    body:
      sheet +
      fill(block, inks.block) +
      (disc
        ? fill(wobble(ellipse(disc.at[0], disc.at[1], disc.radius), noise, 3), inks.disc)
        : '') +
      fillAll(cuts, inks.paper) +
      group(prints.join('') + fillAll(hatching(context, placed, stencil), inks.block), {
        clip: 'block',
      }),
    finish: { grain: 1, wobble: 1.3, dropout: 0.55 },
    facts: {
      medium: 'A linocut of',
      subjects: countedSubjects(placed),
      details: ['short cut lines'],
      timeless: true,
      setting: disc ? lightOf(inks, field) : '',
    },
    border: 0,
    ...(disc ? { disc } : {}),
  }
}

export const lino: Family = {
  name: 'lino',
  plan: planOf('lino'),
  draw,
}
