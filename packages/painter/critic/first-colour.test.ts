import { expect, test } from 'vitest'
import { oklabToOklch } from '../colour'
import { render } from '../render'
import { dateAfter, emojiInput, PAINTING } from '../testing/painting'
import { sampled } from '../testing/sample'
import { paintAccepted } from './accepted'
import { nameOf } from './colour-names'
import { lookOf } from './look'
import { toOklab } from './outline'

/** px, at which dots of ink are seen as the tint that they make. */
const SIDE = 128
/** The share by which a colour may cover less than another one of which nobody would say so. */
const TIE = 0.12

/** Share of a picture, paper included, that each colour covers with its shades. */
async function covered(
  painting: Parameters<typeof render>[0],
): Promise<{ shares: Map<string, number>; familyOf: Map<string, string> }> {
  const lab = toOklab(await render(painting, SIDE))
  const shares = new Map<string, number>()
  const familyOf = new Map<string, string>()
  const pixels = lab.length / 3
  for (let i = 0; i < lab.length; i += 3) {
    const [l = 0, a = 0, b = 0] = lab.subarray(i, i + 3)
    const { name, family } = nameOf(oklabToOklch([l, a, b]))
    familyOf.set(name, family)
    shares.set(family, (shares.get(family) ?? 0) + 1 / pixels)
  }
  return { shares, familyOf }
}

test('the colour that covers most of a picture is named first', { timeout: 300_000 }, async () => {
  const count = sampled(120, 8)
  const wrong: string[] = []
  for (let i = 0; i < count; i++) {
    const emojis = i % 2 === 0 ? [] : emojiInput(i * 13)
    const request = { ...PAINTING, emojis, dateKey: dateAfter(i * 11) }
    const { painting } = await paintAccepted(request)
    const [first = ''] = (await lookOf(painting)).colours
    const { shares, familyOf } = await covered(painting)
    const share = shares.get(familyOf.get(first) ?? first) ?? 0
    if (share < Math.max(...shares.values()) - TIE) wrong.push(`${request.dateKey} ${first}`)
  }
  expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(count * 0.02)
})
