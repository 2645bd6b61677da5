import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Contents, zipOf } from '@/testing/archives'
import { beanconquerorTables, brewOf } from '@/testing/beanconqueror'
import { plainPicture } from '@/testing/pieces'
import { expect, test } from './fixtures'
import { openAdmin } from './open-admin'
import type { Site } from './site'

const COUNT = 25

/** Items with a picture each, which take a while. */
type Kind = {
  file: string
  format: string
  noun: string
  /** What cannot be added. */
  refused: number
  archive: (pictures: readonly Buffer[]) => Promise<Buffer>
  list: (site: Site) => Promise<{ key: string; hasPicture: boolean }[]>
}

async function readAll<T>(site: Site, address: string): Promise<T[]> {
  const answer = await fetch(`${site.url}${address}`)
  return answer.ok ? answer.json() : []
}

const recipes: Kind = {
  file: 'stews.zip',
  format: 'JSON-LD',
  noun: 'recipe',
  refused: 0,
  archive: (pictures) =>
    zipOf(
      contentsOf(pictures, (picture, i) => [
        [`stew-${i}/recipe.json`, recipeOf(`Stew ${i}`)],
        [`stew-${i}/full.png`, picture],
      ]),
    ),
  list: async (site) => {
    const all = await readAll<{ title: string; images: string[] }>(site, '/api/recipes')
    return all.map(({ title, images }) => ({ key: title, hasPicture: images.length === 1 }))
  },
}

const recipeOf = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['250 g beans', 'salt'],
  recipeInstructions: ['Soak the beans.', 'Simmer.'],
})

const coffees: Kind = {
  file: 'Beanconqueror_export.zip',
  format: 'Beanconqueror',
  noun: 'coffee',
  refused: 2,
  archive: async (pictures) => {
    const brews = pictures.map((_, i) =>
      brewOf({ unix_timestamp: 1_700_000_000 + i, attachments: [`photo_${i}.jpg`] }),
    )
    const data = await zipOf({ 'Beanconqueror.json': beanconquerorTables(brews) })
    return zipOf({
      'Beanconqueror.zip': data,
      ...contentsOf(pictures, (picture, i) => [[`photo_${i}.jpg`, picture]]),
    })
  },
  list: async (site) => {
    type Cup = { date: string; imageUrl: string | null }
    const all = await readAll<Cup>(site, '/api/coffee-rate/coffees')
    return all.map(({ date, imageUrl }) => ({ key: date, hasPicture: imageUrl !== null }))
  },
}

function contentsOf(
  pictures: readonly Buffer[],
  entriesOf: (picture: Buffer, i: number) => [string, Contents[string]][],
): Contents {
  return Object.fromEntries(pictures.flatMap(entriesOf))
}

const openMove = (page: Page, site: Site) =>
  openAdmin(page, site, '/cookbook/import', 'Move recipes')

for (const { file, format, noun, refused, archive, list } of [recipes, coffees]) {
  test(
    `an archive of ${format} is checked, imported through a kill of the site, and undone at once`,
    { tag: '@desktop' },
    async ({ page, startSite, temporaryFolder, expectAccessible, expectError }) => {
      test.setTimeout(180_000)
      expectError(/ERR_CONNECTION|Failed to load resource/)
      const pictures = await Promise.all(
        Array.from({ length: COUNT }, (_, i) => plainPicture(900, 600, `rgb(${i * 9}, 80, 90)`)),
      )
      const dataDir = path.join(temporaryFolder, 'data')
      const first = await startSite({ dataDir })
      await openMove(page, first)
      const check = page.getByRole('button', { name: 'Check the archive' })
      await expect(async () => {
        await check.press('Enter')
        await expect(page.getByText('Please choose an archive.').first()).toBeVisible({
          timeout: 1000,
        })
      }).toPass()
      await page.getByLabel('Archive').setInputFiles({
        name: file,
        mimeType: 'application/zip',
        buffer: await archive(pictures),
      })
      await check.press('Enter')
      const status = page.getByRole('status').filter({ hasText: file })
      await expect(status).toHaveText(
        `${file} (${format}): ${COUNT} new, 0 here already, ${refused} that cannot be added. Nothing is written yet.`,
      )
      await expectAccessible()
      expect(await list(first)).toEqual([])
      await page.getByRole('button', { name: `Import ${COUNT} ${noun}s` }).press('Enter')
      await expect
        .poll(async () => (await list(first)).length, { intervals: [50] })
        .toBeGreaterThan(2)
      first.signal('SIGKILL', 'group')
      await first.ended
      await pause(200)

      const second = await startSite({ dataDir })
      const whole = async () => (await list(second)).filter(({ hasPicture }) => hasPicture)
      await expect.poll(async () => (await whole()).length, { timeout: 90_000 }).toBe(COUNT)
      expect(new Set((await list(second)).map(({ key }) => key)).size).toBe(COUNT)
      await openMove(page, second)
      await expect(status).toHaveText(`${file} (${format}): ${COUNT} ${noun}s added.`)
      await page.getByRole('button', { name: 'Undo the import' }).press('Enter')
      await expect(status).toContainText('undone')
      expect(await list(second)).toEqual([])
    },
  )
}
