import { difference, mix, type Oklch, shade } from '../../../colour'
import { rectangle } from '../../../geometry'
import { clipPath, group, num } from '../../../svg'
import { firRow, reeds } from '../growth'
import { landRamp, layer, ridge } from '../land'
import { drawRange } from '../peaks'
import type { Builder } from '../scene'
import { airSlots, sides } from '../slots'
import { drawWater } from '../water'

/** The least difference of thin blades from the water, in OKLab. */
const MIN_ON_WATER = 0.2

/** A colour that is seen on the water, lighter or darker if need be. */
function seenOn(water: Oklch, colour: Oklch): Oklch {
  if (difference(water, colour) >= MIN_ON_WATER) return colour
  return shade(colour, water.l < 0.5 ? 0.2 : -0.2)
}

export const lake: Builder = (context, horizon, disc, left) => {
  const { size, palette, brief } = context
  const { subject, companion } = sides(size, left)
  const land = landRamp(context, 'lake')
  const peaks = drawRange(context, {
    base: horizon - 20,
    rise: size * 0.27,
    colour: land(0.14),
    count: 3,
    snow: true,
    lightLeft: disc.at[0] < size / 2,
    label: 'far',
  })
  const hills = ridge(context, horizon - 4, size * 0.06, 'hills', 2)
  const near = layer(context, hills, {
    id: 'hill',
    colour: land(0.42),
    bottom: horizon + 8,
    strokes: 12,
  })
  const trees = firRow(context, () => horizon + 2, 34, 62, land(0.62), 'far')
  const water = drawWater(context, { top: horizon, bottom: size + 20, disc, reflect: land(0.3) })
  const mirror = group(
    `<g transform="matrix(1 0 0 -0.62 0 ${num(horizon * 1.62)})">${peaks.body}</g>`,
    { opacity: 0.28, clip: 'mirror' },
  )
  // What stands needs a bank that is wide enough for it.
  const isAshore = brief.subjects.some(({ mount }) => mount === 'stands')
  const bank = ridge(context, size * (isAshore ? 0.86 : 0.93), size * 0.05, 'hills', 8)
  const bankColour = land(0.95)
  const shore = layer(context, bank, { id: 'bank', colour: bankColour, strokes: 12 })
  const seen = (colour: Oklch) => seenOn(palette.water, colour)
  const clumps =
    reeds(
      context,
      companion + (left ? 120 : -120),
      size * 0.95,
      15,
      seen(mix(bankColour, palette.b, 0.2)),
    ) + reeds(context, left ? 40 : size - 40, size * 0.98, 9, seen(shade(bankColour, 0.05)))
  return {
    defs:
      peaks.defs +
      near.defs +
      clipPath('mirror', rectangle(-20, horizon, size + 40, size)) +
      water.defs +
      shore.defs,
    back: peaks.body + near.body + trees + water.base + mirror + water.marks + shore.body,
    front: clumps,
    land: [
      {
        at: [subject, bank.heightAt(subject) + (isAshore ? 52 : 22)],
        size: size * 0.38,
        ground: isAshore ? bankColour : palette.water,
        fields: [{ until: bank.heightAt(subject), tone: palette.water }],
      },
      {
        at: [companion, bank.heightAt(companion) + (isAshore ? 62 : 26)],
        size: size * 0.18,
        ground: isAshore ? bankColour : palette.water,
        fields: [{ until: bank.heightAt(companion), tone: palette.water }],
      },
      { at: [size * 0.5, bank.heightAt(size * 0.5) + 40], size: size * 0.14, ground: bankColour },
    ],
    water: [
      { at: [subject, size * 0.76], size: size * 0.36, ground: palette.water },
      { at: [companion, horizon + 96], size: size * 0.15, ground: palette.water },
      { at: [size * 0.5, horizon + 56], size: size * 0.1, ground: palette.water },
    ],
    shore: bank.heightAt,
    air: airSlots(context, horizon, disc),
    details: ['reeds', 'mountains'],
  }
}
