import { mix, type Oklch, oklch } from '../../colour'
import { drawMotif, type PlacedMotif, type RoleColours, silhouette } from '../../draw-motif'
import { ellipse, lineOf, type Point, wholeSheet, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { byRole } from '../../roles'
import { changed, withoutFacets } from '../../shading'
import { createStencil } from '../../stencil'
import { clipPath, clipPaths, fill, fillAll, group, stroke } from '../../svg'
import { countedSubjects } from '../arrangement'
import { isBuild } from '../build-turns'
import { SEVERAL } from '../builds'
import { planOf } from '../day-subjects'
import { discName, isRedDisc } from '../disc-name'
import { edgeRoles, edgeShown } from '../edges'
import type { Way } from './blocks'
import { composeLino, MARGIN } from './compose'
import { type Field, gouges, hatching } from './gouges'
import { type Inks, inksOf } from './inks'

/** What a disc in the dark block is: a red one is a sun if rays go out from it. */
function lightOf({ disc, block }: Inks, field: Field): string {
  const name = discName(disc, block) ?? (field === 'rays' && isRedDisc(disc) ? 'sun' : undefined)
  return name ? `a round ${name}` : 'a circle'
}

/** What is said of a way, so that a reader sees it. */
const DETAILS: Partial<Record<Way, string>> = {
  mirror: 'a reflection in water',
  panels: 'three upright blocks side by side',
  frieze: 'two blocks one above the other',
  counter: 'a light and a dark half',
  shadow: 'a long shadow',
  ...SEVERAL,
}

/** The share of an outline from which a role is a part of the outer shape. */
const EDGE = 0.15

/** A subject as a dark shape with pale lines, in the half whose inks are exchanged. */
function inverted(context: FamilyContext, motif: PlacedMotif, block: Oklch, pale: Oklch): string {
  // A stem is dark, too: it would be lost in the light half. The breast of an animal is pale.
  const isStem = motif.motif.kind !== 'animal' && (edgeRoles(motif.motif).get('s') ?? 0) > EDGE
  const second = isStem ? block : pale
  const dark = byRole(motif.motif, () => ({
    m: block,
    x: block,
    d: block,
    a: block,
    s: second,
    y: second,
    l: pale,
    k: pale,
  }))
  return printed(context, motif, dark, pale)
}

/** Each shape of a subject with a line along its edge. */
function printed(
  { noise }: FamilyContext,
  motif: PlacedMotif,
  colours: RoleColours,
  line: Oklch,
): string {
  return motif.shapes
    .map((shape) => {
      const drawn = drawMotif({ ...motif, shapes: [shape] }, colours, noise, 2)
      const edged = shape.width === undefined && !/[kl]/.test(shape.role)
      const edge = wobble(shape.points, noise, 2)
      return edged ? drawn + stroke(edge, line, 3.6, { closed: true }) : drawn
    })
    .join('')
}

/** Ripples over a reflection, the wider the nearer. */
function ripples({ noise }: FamilyContext, { box }: PlacedMotif): Point[][] {
  const [left, right] = [box.left - 20, box.right + 20]
  return Array.from({ length: 16 }, (_, i) => box.top + 14 + i * 22 + i * i * 0.9)
    .filter((y) => y < box.bottom + 10)
    .map((y, row) => {
      const half = 2 + row * 0.75
      const at = (x: number) => y + 7 * noise(x / 90, row * 3.1)
      const line = lineOf(12, (share): Point => {
        const x = left + (right - left) * share
        return [x, at(x)]
      })
      return [
        ...line.map(([x, v]): Point => [x, v - half]),
        ...line.toReversed().map(([x, v]): Point => [x, v + half]),
      ]
    })
}

function draw(context: FamilyContext): Drawing {
  const { size, noise } = context
  const inks = inksOf(context)
  const { way, field, placed, grounds, disc, blocks, light, reflection, shadow } =
    composeLino(context)
  const stencil = createStencil(placed, size)
  const cuts = gouges(context, {
    field,
    stencil: reflection ? createStencil([...placed, reflection], size) : stencil,
    centre: disc?.at ?? [size / 2, field === 'rays' ? size * 0.3 : size / 2],
    // Where nothing is in the middle, rings would end in a knot.
    free: disc ? disc.radius + 26 : 40,
    grounds,
    margin: MARGIN + 14,
  })
  // A ground with a shadow on it is no water.
  const tint = context.palette.b.h
  const pale = oklch(0.86, 0.085, shadow && tint > 150 && tint < 300 ? 80 : tint)
  const hatched = hatching(context, placed, stencil)
  // On its ground a subject with a shadow is as it is above.
  const half = shadow ? undefined : light
  const inHalf = (body: string) => (light ? group(body, { clip: 'half' }) : '')
  const prints = placed.map((motif) => {
    const colours = withoutFacets(motif, inks.of(motif))
    const isSeen = edgeShown(edgeRoles(motif.motif), colours, inks.block, 0.2) > 0.85
    const halo = isSeen ? '' : silhouette(motif, inks.paper, noise, 8)
    const other = half ? inHalf(inverted(context, motif, inks.block, pale)) : ''
    return halo + context.show(motif, printed(context, motif, colours, inks.block) + other)
  })
  const mirrored = reflection
    ? printed(
        context,
        reflection,
        changed(withoutFacets(reflection, inks.of(reflection)), (one) => mix(one, inks.block, 0.4)),
        inks.block,
      ) + fillAll(ripples(context, reflection), inks.block)
    : ''
  const outlines = blocks.map((block) => wobble(block, noise, blocks.length > 1 ? 3 : 6))
  return {
    defs: clipPaths('block', outlines) + (light ? clipPath('half', light) : ''),
    body:
      fill(wholeSheet(size), inks.paper) +
      group(
        fill(wholeSheet(size), inks.block) +
          (disc
            ? fill(wobble(ellipse(disc.at[0], disc.at[1], disc.radius), noise, 3), inks.disc)
            : '') +
          fillAll(cuts, inks.paper) +
          inHalf(light ? fill(light, pale) + fillAll(cuts, inks.block) : '') +
          (shadow ? silhouette(shadow, inks.block, noise, 2) : '') +
          mirrored +
          prints.join('') +
          fillAll(hatched, inks.block) +
          (half ? inHalf(fillAll(hatched, pale)) : ''),
        { clip: 'block' },
      ),
    finish: { grain: 1, wobble: 1.3, dropout: 0.55 },
    facts: {
      medium: 'A linocut of',
      subjects: countedSubjects(placed),
      details: [DETAILS[way] ?? 'short cut lines'],
      timeless: true,
      setting: disc ? lightOf(inks, field) : '',
    },
    border: 0,
    ...(isBuild(way) ? { isWhole: true as const } : {}),
    ...(disc ? { disc } : {}),
  }
}

export const lino: Family = {
  name: 'lino',
  plan: planOf('lino'),
  draw,
}
