import { expect, test } from 'vitest'
import { rasterise } from '../critic/raster'
import { paint } from '../paint'
import type { FamilyName } from '../painting'
import { PAINTING } from '../testing/painting'
import { SIDE } from './coverage'
import { previewOf } from './preview'

test.each<FamilyName>(['strata', 'still', 'tiles', 'papercut', 'botanical'])(
  'the preview of %s has the colours of the picture',
  async (family) => {
    const { svg, width } = paint({ ...PAINTING, family })
    const { data } = await rasterise(svg, width)
    const preview = previewOf('', svg.slice(svg.indexOf('>') + 1))
    let different = 0
    for (let cell = 0; cell < SIDE * SIDE; cell++) {
      const off = [0, 1, 2].map((k) =>
        Math.abs((preview[cell * 4 + k] ?? 0) - (data[cell * 3 + k] ?? 0)),
      )
      if (Math.max(...off) > 40) different++
    }
    // Edges are not smoothed in a preview.
    expect(different / SIDE ** 2).toBeLessThan(0.06)
  },
)
