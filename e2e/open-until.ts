import { expect, type Locator } from '@playwright/test'

/** Opens a page until it shows what a test has stored: the site reads it within a second. */
export async function openUntil(path: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await shown.page().goto(path)
    await expect(shown).toBeVisible({ timeout: 1000 })
  }).toPass()
}
