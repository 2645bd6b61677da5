import sharp from 'sharp'
import { expect, test } from 'vitest'
import { UnusablePicture } from '@/lib/integrations/images/port'
import { rasteriseSvg } from './rasterise-svg'

const { signal } = new AbortController()
const HEAD =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768" viewBox="0 0 1024 768">'

test('an SVG is rendered without transparent parts', async () => {
  const png = await rasteriseSvg(`${HEAD}<circle cx="512" cy="384" r="99"/></svg>`, { signal })
  expect(await sharp(png).metadata()).toMatchObject({
    format: 'png',
    width: 1024,
    height: 768,
    hasAlpha: false,
  })
})

test('an SVG that librsvg cannot read or that is too large is refused', async () => {
  for (const svg of ['', '<svg', HEAD.replace('1024', '99999') + '</svg>']) {
    await expect(rasteriseSvg(svg, { signal })).rejects.toBeInstanceOf(UnusablePicture)
  }
})

/** Renders for minutes; the sanitiser would refuse it. */
const ENDLESS = `${HEAD}<filter id="f"><feMorphology radius="1000"/></filter>${'<rect width="1024" height="768" filter="url(#f)"/>'.repeat(50)}</svg>`

test('a rendering above the time limit is ended with its process', async () => {
  await expect(rasteriseSvg(ENDLESS, { signal, timeoutMs: 1500 })).rejects.toBeInstanceOf(
    UnusablePicture,
  )
})

test('an aborted rendering rejects at once with the reason of the signal', async () => {
  const controller = new AbortController()
  const drawn = rasteriseSvg(ENDLESS, { signal: controller.signal })
  setTimeout(() => controller.abort(new Error('lease lost')), 300)
  await expect(drawn).rejects.toThrow('lease lost')
  await expect(rasteriseSvg(ENDLESS, { signal: controller.signal })).rejects.toThrow('lease lost')
})
