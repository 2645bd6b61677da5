import fs from 'node:fs'
import path from 'node:path'
import { expect, OWNER, test } from './fixtures'
import { createMember, leaveSiteData, withSiteData } from './members'

test('the owner makes an archive, changes something, and restores the site as it was (G-162)', async ({
  page,
  startSite,
  temporaryFolder,
  expectAccessible,
  expectError,
  serve,
}) => {
  test.setTimeout(180_000)
  // While the site is restored, and where its data know no session.
  expectError(/status of 50[0-9]|status of 401|Failed to load/)
  const sent = path.join(temporaryFolder, 'sent')
  fs.mkdirSync(sent)
  const registry = await serve((_, response) => response.end('{"version":"2999.1.0"}'))
  const site = await startSite({
    env: {
      BACKUP_DIR: path.join(temporaryFolder, 'elsewhere'),
      BACKUP_COMMAND: `cp {file} ${sent}`,
      UPDATE_URL: registry,
    },
  })
  const backups = path.join(site.dataDir, 'backups')
  const nightly = () => fs.readdirSync(backups).filter((name) => name.endsWith('nightly.ark.zip'))
  await expect.poll(() => fs.existsSync(backups) && nightly().length).toBe(1)
  for (const name of fs.readdirSync(backups)) fs.rmSync(path.join(backups, name))
  await createMember(site, { username: 'ann4' })
  await page.request.post(`${site.url}/api/signin`, { data: OWNER })
  await page.goto(`${site.url}/user-stats`)
  await expect(page.getByText('Version 2999.1.0 is out')).toBeVisible()
  await page.goto(`${site.url}/user-stats/backups`)

  await expect(page.getByText('There is no archive yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Make one now' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'it can be restored' })).toBeVisible({
    timeout: 60_000,
  })
  const row = page.getByRole('row').filter({ hasText: 'by hand' })
  await expect(row).toContainText(/\d kB|\d MB/)
  await expect(row).toContainText('yes, tried 2026-03-10')
  await expect(row.getByRole('cell').filter({ hasText: /^(also elsewhere)?yes$/ })).toBeVisible()
  const [made = ''] = fs.readdirSync(backups).filter((name) => name.endsWith('.zip'))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: `Download ${made}` }).click()
  const zip = path.join(temporaryFolder, made)
  await (await download).saveAs(zip)
  expect(fs.readFileSync(zip).equals(fs.readFileSync(path.join(backups, made)))).toBe(true)
  expect(fs.readdirSync(path.join(temporaryFolder, 'elsewhere'))).toContain(made)
  expect(fs.readdirSync(sent)).toEqual([made])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await expectAccessible()

  // An archive in which one byte was changed.
  const bytes = fs.readFileSync(zip)
  bytes[2000] = (bytes[2000] ?? 0) ^ 1
  const damaged = path.join(temporaryFolder, 'damaged.zip')
  fs.writeFileSync(damaged, bytes)
  await page.getByLabel('Archive', { exact: true }).setInputFiles(damaged)
  await page.getByRole('button', { name: 'Send the archive' }).click()
  await expect(page.getByText('This archive is damaged').first()).toBeVisible()
  await page.getByLabel('Archive', { exact: true }).setInputFiles(zip)
  site.setClock('2026-03-10T13:00:00.000Z')
  await page.getByRole('button', { name: 'Send the archive' }).click()
  const uploaded = page.getByRole('row').filter({ hasText: 'sent' })
  await expect(uploaded).toContainText('not tried yet')

  // A change that is to be undone.
  await withSiteData(site, async () => {
    const { UserModel } = await import('@/models/user')
    await UserModel.updateOne({ username: 'ann4' }, { username: 'chang3d' })
  })
  await page.getByRole('button', { name: `Restore ${made}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('a wrong password')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog.getByText('Please confirm your current password.').first()).toBeVisible()
  await dialog.getByLabel('Your password').fill(OWNER.password)
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(
    page.getByRole('status').filter({ hasText: /The site is as it was|The site is restored/ }),
  ).toBeVisible({ timeout: 60_000 })
  await withSiteData(site, async () => {
    const { UserModel } = await import('@/models/user')
    expect(await UserModel.exists({ username: 'ann4' })).not.toBe(null)
    expect(await UserModel.exists({ username: 'chang3d' })).toBe(null)
  })
  await leaveSiteData(site)
  expect((await fetch(`${site.url}/cookbook`)).status).toBe(200)
  await page.request.post(`${site.url}/api/signin`, { data: OWNER })
  await page.goto(`${site.url}/user-stats/backups`)
  await expect(page.getByRole('row').filter({ hasText: 'before a restore' })).toBeVisible()
  expect(fs.existsSync(path.join(site.dataDir, 'rehearsal'))).toBe(false)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
