import { mix, oklch, shade } from '../../../colour'
import { dottedTrees, flowers, furrows } from '../growth'
import { landRamp, layer, ridge } from '../land'
import type { Builder } from '../scene'
import { airSlots, sides } from '../slots'

export const meadow: Builder = (context, horizon, disc, left) => {
  const { size, palette } = context
  const { subject, companion } = sides(size, left)
  const land = landRamp(context, 'meadow')
  const gold =
    palette.key === 'night'
      ? shade(land(0.6), 0.05)
      : palette.key === 'dusk'
        ? oklch(0.68, 0.12, 62)
        : oklch(0.83, 0.13, 92)
  const far = layer(context, ridge(context, horizon + 6, size * 0.13, 'hills', 1), {
    id: 'far',
    colour: land(0.04),
    mist: mix(land(0.1), palette.sky[2], 0.4),
  })
  const second = layer(context, ridge(context, horizon + 64, size * 0.1, 'hills', 2), {
    id: 'second',
    colour: land(0.26),
  })
  const crest = ridge(context, horizon + 150, size * 0.09, 'hills', 3)
  const third = layer(context, crest, { id: 'third', colour: land(0.55) })
  const field = ridge(context, horizon + 245, size * 0.08, 'hills', 5)
  const golden = layer(context, field, { id: 'field', colour: gold, mist: shade(gold, -0.05) })
  const bank = ridge(context, size * 0.86, size * 0.06, 'hills', 7)
  const near = layer(context, bank, { id: 'near', colour: land(0.84), mist: land(1) })
  const trees = dottedTrees(context, crest.heightAt, 11, 46, land(0.9), 'far')
  const bushes = dottedTrees(context, field.heightAt, 6, 70, land(0.95), 'near')
  const fieldsAt = (x: number) => [
    { until: field.heightAt(x), tone: land(0.55) },
    { until: bank.heightAt(x), tone: gold },
  ]
  return {
    defs: far.defs + second.defs + third.defs + golden.defs + near.defs,
    back:
      far.body +
      second.body +
      third.body +
      furrows(
        context,
        crest.heightAt,
        companion - 220,
        companion + 240,
        90,
        shade(land(0.55), -0.06),
      ) +
      trees +
      golden.body +
      furrows(context, field.heightAt, -20, size + 20, 120, shade(gold, -0.07)) +
      bushes +
      near.body +
      flowers(context, bank.heightAt, palette.key === 'night' ? 24 : 60, 'near'),
    front: '',
    land: [
      {
        at: [subject, bank.heightAt(subject) + 40],
        size: size * 0.36,
        ground: land(0.84),
        fields: fieldsAt(subject),
      },
      {
        at: [companion, bank.heightAt(companion) + 62],
        size: size * 0.18,
        ground: land(0.9),
        fields: fieldsAt(companion),
      },
      { at: [size * 0.5, size * 0.97], size: size * 0.14, ground: land(0.95) },
    ],
    water: [],
    air: airSlots(context, horizon, disc),
    details: ['wild flowers'],
  }
}
