import type { Page } from '@playwright/test'
import { expect, OWNER } from './fixtures'
import type { Site } from './site'

/** Opens a screen of the owner's on a site, which need not be the worker's. */
export async function openAdmin(
  page: Page,
  site: Site,
  path: string,
  title: string,
): Promise<void> {
  const response = await page.request.post(`${site.url}/api/signin`, { data: OWNER })
  expect(response.status()).toBe(200)
  await page.goto(site.url + path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}
