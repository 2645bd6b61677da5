import { expect, test } from 'vitest'
import { rateColourOf } from '@/lib/coffee/rating'
import { contrastRatio, hexToRgb } from '@pochade/painter/colour'
import { scoreColour } from './ratings'

test('a score can be read on light and on dark paper, whatever it is', () => {
  for (let score = 0; score <= 10; score += 0.1) {
    const [light = '', dark = ''] = scoreColour(rateColourOf(score)).match(/#[0-9a-f]{6}/g) ?? []
    expect(contrastRatio(hexToRgb(light), hexToRgb('#f4f4f1'))).toBeGreaterThanOrEqual(3)
    expect(contrastRatio(hexToRgb(dark), hexToRgb('#131414'))).toBeGreaterThanOrEqual(4.5)
  }
})
