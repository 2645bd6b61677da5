import { difference, shade } from '../../../colour'
import { firRow } from '../growth'
import { landRamp, layer, ridge } from '../land'
import { drawRange } from '../peaks'
import type { Builder } from '../scene'
import { airSlots, sides } from '../slots'

export const mountain: Builder = (context, horizon, disc, left) => {
  const { size } = context
  const { subject } = sides(size, left)
  const land = landRamp(context, 'mountain')
  const lightLeft = disc.at[0] < size / 2
  const high = drawRange(context, {
    base: horizon + 40,
    rise: size * 0.4,
    colour: land(0.12),
    count: 3,
    snow: true,
    lightLeft,
    label: 'high',
  })
  const low = drawRange(context, {
    base: horizon + 110,
    rise: size * 0.2,
    colour: land(0.36),
    count: 5,
    snow: false,
    lightLeft,
    label: 'low',
  })
  const wood = ridge(context, horizon + 150, size * 0.05, 'hills', 3)
  const woods = layer(context, wood, {
    id: 'wood',
    colour: land(0.5),
    mist: land(0.56),
    strokes: 10,
  })
  const foot = ridge(context, size * 0.78, size * 0.08, 'hills', 5)
  const hills = layer(context, foot, {
    id: 'foot',
    colour: land(0.66),
    mist: shade(land(0.66), -0.05),
  })
  const meadow = ridge(context, size * 0.88, size * 0.05, 'hills', 8)
  const near = layer(context, meadow, { id: 'near', colour: land(0.86), mist: land(1) })
  return {
    defs: high.defs + low.defs + woods.defs + hills.defs + near.defs,
    back:
      high.body +
      low.body +
      firRow(context, wood.heightAt, 44, 46, land(0.56), 'wood') +
      woods.body +
      firRow(context, foot.heightAt, 24, 84, land(0.8), 'far', [subject - 120, subject + 120]) +
      hills.body +
      near.body,
    front: firRow(
      context,
      (x) => meadow.heightAt(x) + 66,
      12,
      190,
      land(1),
      'near',
      left ? [0, size * 0.66] : [size * 0.34, size],
    ),
    land: [
      { at: [subject, meadow.heightAt(subject) + 56], size: size * 0.36, ground: land(0.66) },
      {
        at: [size * (left ? 0.62 : 0.38), foot.heightAt(size * (left ? 0.62 : 0.38)) + 44],
        size: size * 0.13,
        ground: land(0.66),
      },
      { at: [size * 0.5, size * 0.97], size: size * 0.14, ground: land(0.95) },
    ],
    water: [],
    air: airSlots(context, horizon * 0.86, disc),
    // Firs in mist have the tone of the slope behind them.
    details: [...(difference(land(1), land(0.66)) > 0.1 ? ['firs'] : []), 'snow on the peaks'],
  }
}
