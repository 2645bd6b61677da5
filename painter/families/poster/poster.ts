import { shade } from '../../colour'
import { drawMotif, roleColours, silhouette } from '../../draw-motif'
import { placeEmblem } from '../../emblem'
import { ellipse, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { PATTERNS, patternOn } from '../../pattern'
import { createStencil } from '../../stencil'
import { fill } from '../../svg'
import { emblemOf, variant } from '../emblems'
import { BACKDROPS, drawBackdrop } from './backdrops'

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, palette, brief } = context
  const random = rng.fork('poster')
  const name = variant(context, BACKDROPS)
  const [subject] = brief.subjects
  const backdrop = drawBackdrop(context, name, (subject?.main.l ?? 0) > 0.86)
  const [cx] = backdrop.centre
  const more = brief.subjects.length > 1 ? 1.14 : 1
  const placed = placeEmblem(
    brief.subjects,
    {
      left: cx - (backdrop.wide / 2) * more,
      right: cx + (backdrop.wide / 2) * more,
      top: backdrop.foot - backdrop.high * more,
      bottom: backdrop.foot,
    },
    rng.fork('place'),
  )
  const stencil = createStencil(placed, size)
  const pattern = variant({ brief: { ...brief, occurrence: brief.occurrence + 1 } }, PATTERNS)
  const share = brief.emojiNames.length > 0 ? 0.1 : random.chance(0.35) ? 0.5 : 0.22
  const printed = placed.map((motif, i) => {
    const colours = roleColours(motif.motif, palette, backdrop.behind, share)
    const { left, right, bottom } = motif.box
    const shadow =
      motif.motif.mount === 'stands' && name !== 'blocks' && name !== 'quarters'
        ? fill(
            wobble(ellipse((left + right) / 2, bottom, (right - left) * 0.5, 15), noise, 3),
            shade(palette.deep, -0.1),
            { opacity: 0.4, blend: 'multiply' },
          )
        : ''
    const halo =
      palette.key === 'night' || brief.occurrence % 3 === 2
        ? silhouette(motif, palette.paper, noise, 9)
        : ''
    return (
      shadow +
      halo +
      drawMotif(motif, colours, noise, 1.5) +
      patternOn(i === 0 ? pattern : 'none', motif, i, stencil, colours, random)
    )
  })
  return {
    defs: '',
    body: backdrop.body + printed.join(''),
    finish: { grain: 1.25, wobble: 1.1, dropout: 0.2 },
    facts: {
      medium: 'A poster in flat colours',
      subjects: placed.map(({ motif }) => ({ name: motif.name, count: 1 })),
      details: [backdrop.description],
      timeless: true,
      setting: '',
    },
    border: brief.occurrence % 2 === 0 ? 52 : 0,
  }
}

export const poster: Family = {
  name: 'poster',
  plan: (occurrence, shuffled) => emblemOf('poster', occurrence, shuffled),
  draw,
}
