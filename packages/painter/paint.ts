import { countedFacts } from './counted-facts'
import { type Layout, layOut, type PaintRequest, SIZE } from './layout'
import type { Painting } from './painting'
import { altTextOf, promptOf } from './prompt'
import { partsOf, seenAs } from './seen-layout'
import { svgDocument } from './svg'
import { titleOf } from './title'

export function paintingOf(layout: Layout): Painting {
  const { drawing, shown, ornaments, view, brief, palette, dateKey, recentTitles, seed } = layout
  const motifs = [...shown.map(({ motif }) => motif), ...brief.subjects]
  const context = {
    facts: countedFacts(drawing, shown),
    brief,
    palette,
    dateKey,
    motifs,
    view,
    recentTitles,
  }
  const { defs, body } = partsOf(layout)
  return {
    svg: svgDocument(SIZE, SIZE, defs, body),
    ...(drawing.remarques ? { remarques: svgDocument(SIZE, SIZE, '', drawing.remarques) } : {}),
    width: SIZE,
    height: SIZE,
    title: titleOf(context),
    prompt: promptOf(context),
    altText: altTextOf(context),
    palette,
    family: brief.family,
    finish: drawing.finish,
    context,
    border: drawing.border,
    shown,
    ornaments,
    view,
    seed,
  }
}

/**
 * One layout of the picture of a day as an SVG, with the finish that `render` applies to its pixels.
 * Pure and synchronous: equal requests give equal paintings. No user text enters the picture or its
 * words.
 * @throws RangeError when `dateKey` is not a date
 */
export function paint({ view = 'whole', ...request }: PaintRequest): Painting {
  const whole = layOut(request)
  return paintingOf(seenAs(whole, view) ?? seenAs(whole, 'whole') ?? whole)
}
