import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { plainPicture } from '@/testing/pieces'
import { zipOf } from '@/testing/archives'
import { expect, test } from './fixtures'
import { openAdmin } from './open-admin'
import type { Site } from './site'

const COUNT = 25

/** Recipes with a picture each, which take a while. */
async function archive(): Promise<Buffer> {
  const entries = await Promise.all(
    Array.from({ length: COUNT }, async (_, i) => [
      [`stew-${i}/recipe.json`, recipeOf(`Stew ${i}`)],
      [`stew-${i}/full.png`, await plainPicture(900, 600, `rgb(${i * 9}, 80, 90)`)],
    ]),
  )
  return zipOf(Object.fromEntries(entries.flat()))
}

const recipeOf = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeIngredient: ['250 g beans', 'salt'],
  recipeInstructions: ['Soak the beans.', 'Simmer.'],
})

async function recipesOf(site: Site): Promise<{ title: string; images: string[] }[]> {
  const answer = await fetch(`${site.url}/api/recipes`)
  return answer.ok ? answer.json() : []
}

const openMove = (page: Page, site: Site) =>
  openAdmin(page, site, '/cookbook/import', 'Move recipes')

test(
  'an archive is checked, imported through a kill of the site, and undone at once',
  { tag: '@desktop' },
  async ({ page, startSite, temporaryFolder, expectAccessible, expectError }) => {
    test.setTimeout(180_000)
    expectError(/ERR_CONNECTION|Failed to load resource/)
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
      name: 'stews.zip',
      mimeType: 'application/zip',
      buffer: await archive(),
    })
    await check.press('Enter')
    const status = page.getByRole('status').filter({ hasText: 'stews.zip' })
    await expect(status).toHaveText(
      `stews.zip (JSON-LD): ${COUNT} new, 0 here already, 0 that cannot be added. Nothing is written yet.`,
    )
    await expectAccessible()
    expect(await recipesOf(first)).toEqual([])
    await page.getByRole('button', { name: `Import ${COUNT} recipes` }).press('Enter')
    await expect
      .poll(async () => (await recipesOf(first)).length, { intervals: [50] })
      .toBeGreaterThan(2)
    first.signal('SIGKILL', 'group')
    await first.ended
    await pause(200)

    const second = await startSite({ dataDir })
    const whole = async () => (await recipesOf(second)).filter(({ images }) => images.length === 1)
    await expect.poll(async () => (await whole()).length, { timeout: 90_000 }).toBe(COUNT)
    expect(new Set((await recipesOf(second)).map(({ title }) => title)).size).toBe(COUNT)
    await openMove(page, second)
    await expect(status).toHaveText(`stews.zip (JSON-LD): ${COUNT} recipes added.`)
    await page.getByRole('button', { name: 'Undo the import' }).press('Enter')
    await expect(status).toContainText('undone')
    expect(await recipesOf(second)).toEqual([])
  },
)
