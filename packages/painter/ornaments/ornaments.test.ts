import { expect, test } from 'vitest'
import { oklchToOklab, rgbToOklab } from '../colour'
import { candidatesFor } from '../critic/candidates'
import { emojiOutlines } from '../emoji-outline'
import { type Box, boundsOf, rectangle } from '../geometry'
import { meaningOf } from '../lexicon'
import { paintingOf } from '../paint'
import { FAMILY_NAMES } from '../painting'
import { dateAfter, PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'
import { isInColours } from '../relations/sorts'
import { render } from '../render'
import { FIGURES } from './remarques'

/** A sign alone, one beside a hero, a flag, and three without a hero. */
const INPUTS = [['♓'], ['💙', '⭐'], ['🦊', '🇫🇷'], ['😊', '🙄', '✂️'], ['🧑🏽']] as const

const overlap = (one: Box, two: Box) =>
  one.left < two.right && one.right > two.left && one.top < two.bottom && one.bottom > two.top

/** Whether it is beside the picture, where no cropped subject is seen. */
const isOutside = (box: Box, frame?: Box) => frame !== undefined && !overlap(box, frame)

/** The layouts from which a picture is chosen, of some days. */
function* layouts() {
  for (const emojis of INPUTS)
    for (let day = 0; day < sampled(24, 2); day++)
      for (const { layout } of candidatesFor({ ...PAINTING, emojis, dateKey: dateAfter(day * 5) }))
        yield { emojis, layout, label: `${emojis.join('')} ${layout.brief.family} ${layout.view}` }
}

test('each ornament is in each layout and its alt text, large enough and beside the subjects', () => {
  for (const { emojis, layout, label } of layouts()) {
    const drawn = layout.ornaments.map(({ motif }) => motif.name)
    const shown = layout.shown.flatMap(({ motif }) => [motif, ...(motif.parts ?? [])])
    for (const emoji of emojis) {
      const { name } = meaningOf(emoji).motif
      expect(drawn.includes(name) || shown.some((one) => one.name === name), label).toBe(true)
    }
    const { altText, title } = paintingOf(layout)
    if (drawn.length > 0) expect(altText, label).toMatch(/(?:has|have|with) [a-z]/)
    expect(title, label).not.toMatch(/Small|Border|Stamp/)
    for (const { box } of layout.ornaments) {
      expect(Math.max(box.right - box.left, box.bottom - box.top), label).toBeGreaterThan(75)
      expect(
        Math.min(box.left, box.top, 1024 - box.right, 1024 - box.bottom),
        label,
      ).toBeGreaterThan(8)
      if (!/weave|celestial|still/.test(layout.brief.family))
        for (const one of layout.shown)
          expect(overlap(box, one.box) && !isOutside(box, layout.drawing.frame), label).toBe(false)
    }
  }
})

test('remarques are in a row on the sheet, a fourteenth of it high, and not on the picture', () => {
  for (const { layout, label } of layouts()) {
    const { drawing, ornaments, view, brief } = layout
    expect(ornaments.length, label).toBe(brief.ornaments.length)
    const [first] = ornaments
    if (!first) continue
    const edge = boundsOf(
      ornaments.flatMap(({ box: { left, right, top, bottom } }) =>
        rectangle(left, top, right - left, bottom - top),
      ),
    )
    ornaments.forEach(({ box }, i) => {
      const [before] = ornaments.slice(i - 1, i)
      expect(box.left, label).toBeGreaterThan(before?.box.right ?? 0)
    })
    const { left = 0, right = 0, top = 0, bottom = 0 } = drawing.frame ?? {}
    const isRound = view === 'round' || brief.family === 'woodblock'
    const [x, y] = [Math.max(0, edge.left - (left + right) / 2), edge.top - (top + bottom) / 2]
    const isOff = edge.top > bottom || edge.left > right || edge.right < left
    expect(isOff || (isRound && Math.hypot(x, y) > (right - left) / 2), label).toBe(true)
  }
})

test('every family has a place for remarques', () => {
  for (const family of FAMILY_NAMES) {
    const [best] = candidatesFor({ ...PAINTING, emojis: ['♓'], family })
    expect(best?.layout.ornaments.length, family).toBeGreaterThan(0)
  }
})

test('a flag and a skin keep their colours', () => {
  for (const emoji of ['🇫🇷', '👋🏿', '🧑🏽']) expect(isInColours(meaningOf(emoji).motif)).toBe(true)
  for (const emoji of ['♓', '😊', '✂️']) expect(isInColours(meaningOf(emoji).motif)).toBe(false)
})

test('a remarque is drawn as its emoji is known, flags, hearts, people and signs in their colours', () => {
  for (const { layout, label } of layouts())
    for (const { motif, box } of layout.ornaments) {
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      const isDrawn = FIGURES.some((side) => {
        const outlines = emojiOutlines(motif.emoji ?? '', { x, y, side })
        expect(outlines.length, label).toBeGreaterThan(0)
        return layout.drawing.remarques?.includes(outlines.join(''))
      })
      expect(isDrawn, `${label} ${motif.emoji}`).toBe(!/🇫🇷|💙|🧑|♓/u.test(motif.emoji ?? ''))
    }
})

test('a remarque keeps its colour in every finish', async () => {
  for (const family of ['riso', 'still'] as const)
    for (let day = 0; day < sampled(12, 1); day++) {
      const request = { ...PAINTING, emojis: ['🟦'], family, dateKey: dateAfter(day * 7) }
      const [best] = candidatesFor(request)
      if (!best) throw new Error(`No layout of ${family}.`)
      const [{ box, motif } = {}] = best.layout.ornaments
      if (!box || !motif) throw new Error(`No remarque in ${family}.`)
      const { data, width } = await render(paintingOf(best.layout))
      const at =
        (Math.round((box.top * 3 + box.bottom) / 4) * width + Math.round(box.left + 30)) * 3
      const [r = 0, g = 0, b = 0] = data.slice(at, at + 3)
      const [lab, known] = [rgbToOklab([r, g, b]), oklchToOklab(motif.main)]
      expect(Math.hypot(...lab.map((value, i) => value - (known[i] ?? 0))), family).toBeLessThan(
        0.1,
      )
    }
})
