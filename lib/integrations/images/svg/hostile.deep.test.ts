import sharp from 'sharp'
import { expect, test } from 'vitest'
import { UnusablePicture } from '@/lib/integrations/images/port'
import { rasteriseSvg } from './rasterise-svg'
import { sanitiseSvg } from './sanitise-svg'

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024">'
const GLOW =
  '<radialGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></radialGradient>'
const SHEET = '<rect width="1024" height="1024" fill="url(#g)"/>'
const GREY = '<rect width="1024" height="1024" fill="#888"/>'

function nested(count: number, open: string, inner: string): string {
  return open.repeat(count) + inner + '</g>'.repeat(count)
}

function jagged(count: number, reach: number): string {
  const corners = Array.from(
    { length: count },
    (_, i) => `L${((i * 7919) % 1024) * reach} ${((i * 104729) % 1024) * reach}`,
  )
  return `M0 0${corners.join('')}`
}

/** The most expensive pictures that the sanitiser allows, and some slightly above. */
const HEAVY: Readonly<Record<string, string>> = {
  'sheets of gradients': GLOW + SHEET.repeat(1900),
  'sheets used again': `${GLOW}<g id="r">${SHEET.repeat(50)}</g>${'<use href="#r"/>'.repeat(45)}`,
  'layers in layers': nested(20, '<g opacity=".9">', GREY).repeat(23),
  'masks in masks': `<mask id="m">${GREY}</mask>${nested(3, '<g mask="url(#m)">', GREY).repeat(110)}`,
  'wide strokes with many corners': `<path d="${jagged(14_000, 1)}" stroke="red" stroke-width="50" stroke-linejoin="round" fill="none"/>`,
  'strokes far outside': `<path d="${jagged(10_000, 19)}" stroke="red" stroke-width="9000" stroke-linecap="round" fill="none"/>`,
  'a million dashes': `<path d="M0 0${'H20000H0'.repeat(5000)}" stroke="red" stroke-dasharray="1"/>`,
  'wide dashes': `<path d="${jagged(10_000, 19)}" stroke="red" stroke-width="900" stroke-dasharray="1" stroke-linecap="round"/>`,
  'scales of scales': nested(20, '<g transform="scale(20000)">', GREY),
  'great arcs': `<path d="M0 0${'A20000 20000 0 1 1 9 9'.repeat(4000)}" stroke="red" stroke-width="9000" fill="none"/>`,
  'curves that loop': `<path d="M0 0${'C20000 -20000 -20000 20000 9 9'.repeat(4000)}" stroke="red" fill="none"/>`,
}

test.each(Object.entries(HEAVY))('%s end in a picture or an error', async (_, body) => {
  const { signal } = new AbortController()
  const drawn = (async () => {
    const png = await rasteriseSvg(sanitiseSvg(`${HEAD}${body}${GREY.repeat(3)}</svg>`), { signal })
    return (await sharp(png).metadata()).format
  })()
  expect(
    await drawn.catch((error: unknown) => error instanceof UnusablePicture && 'refused'),
  ).toMatch(/^(png|refused)$/)
})
