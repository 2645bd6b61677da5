import { readFile } from 'node:fs/promises'
import { startSmtpSink } from '@/testing/smtp-sink'
import { readBook } from '@/testing/read-book'
import { expect, OWNER, test } from './fixtures'
import { hangArt } from './hang-art'

const YEAR = 2033
const [FIRST, SECOND] = [`${YEAR}-03-20`, `${YEAR}-03-21`]
const dayPath = (dateKey: string) => `/art-of-the-day/${dateKey}`

test('the owner writes the note of a day with preview and undo, and visitors read it (G-142a)', async ({
  browser,
  page,
  site,
  signIn,
  createMember,
  expectAccessible,
}) => {
  test.slow()
  site.setClock(`${YEAR}-03-22T12:00:00Z`)
  const author = await createMember()
  await hangArt(site, author, { dateKey: FIRST, nextEmojis: ['🦤', '🪸'] })
  await hangArt(site, author, { dateKey: SECOND, emojis: ['🦤', '🪸'] })
  await signIn(OWNER)
  await page.goto(dayPath(SECOND))
  const main = page.getByRole('main')
  await expect(main).toContainText(`🦤 🪸 chosen by ${author.username} the day before`)
  await main.getByRole('button', { name: 'write a note' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('The sea was **loud**.\n\n# No heading')
  const toggle = page.getByRole('button', { name: 'Preview', exact: true })
  if (await toggle.isVisible()) await toggle.click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.locator('strong')).toHaveText('loud')
  await expect(preview).toContainText('# No heading')
  await expectAccessible()
  // A narrow screen shows the text or its preview.
  const write = page.getByRole('button', { name: 'Write', exact: true })
  if (await write.isVisible()) await write.click()
  await page.getByRole('button', { name: 'Save' }).click()
  const note = main.getByRole('region', { name: 'Note' })
  await expect(note).toContainText('The sea was loud.')
  const undo = page.getByRole('button', { name: 'Undo' })
  // A notice stays while a pointer rests on it.
  await undo.hover()
  await expectAccessible()

  const visitor = await browser.newPage()
  await visitor.goto(`${site.url}${dayPath(SECOND)}`)
  await expect(visitor.getByRole('region', { name: 'Note' })).toContainText('The sea was loud.')
  await expect(visitor.getByText('chosen by')).toHaveCount(0)
  await visitor.close()

  await undo.click()
  await expect(
    note
      .getByRole('button', { name: 'write a note' })
      .or(note.getByRole('link', { name: 'write a note' })),
  ).toBeVisible()
  await expect(note).not.toContainText('loud')
})

test('a member gets a year as a PDF, and the archive prints its cloth on one page (G-61a, G-61b)', async ({
  page,
  site,
  signIn,
  createMember,
  expectAccessible,
  expectError,
  isMobile,
}) => {
  test.slow()
  // A busy site asks to try again, and the page goes on asking how far the PDF is.
  expectError(/status of 503.*year-books/)
  site.setClock(`${YEAR}-03-22T12:00:00Z`)
  const author = await createMember()
  await hangArt(site, author, { dateKey: `${YEAR}-02-${isMobile ? 10 : 11}`, title: 'Two Boats' })
  await signIn(author)
  await page.goto('/art-of-the-day/gallery')
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  const link = page.getByRole('link', { name: 'Download it' })
  await expect(link).toBeVisible({ timeout: 30_000 })
  await expectAccessible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe(`${YEAR}.pdf`)
  const pages = await readBook(await readFile(await download.path()))
  expect(pages.map(({ text }) => text).join(' ')).toContain('Two Boats')

  await page.goto(`/art-of-the-day/archive?year=${YEAR}`)
  const cloth = page.getByRole('img', { name: `The colours of ${YEAR}, woven` })
  await cloth.scrollIntoViewIfNeeded()
  await expect(cloth).toHaveJSProperty('complete', true)
  await expectAccessible()
  const printed = await readBook(await page.pdf({ format: 'A4' }))
  expect(printed.map(({ text }) => text).join('')).toContain(`${YEAR}, to print`)
  expect(printed).toHaveLength(1)
})

test('a visitor asks for the digest, confirms it by mail and ends it with one click (G-44a)', async ({
  page,
  startSite,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/status of 400/)
  const sink = await startSmtpSink()
  const env = { SMTP_URL: sink.url, WEEKLY_DIGEST: 'on', CAPTCHA_PROVIDER: 'altcha' }
  const site = await startSite({ env })
  await page.goto(site.url)
  await page.getByRole('contentinfo').getByRole('link', { name: 'weekly digest' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weekly digest')
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Email' }).fill('no address')
  const solved = page.getByText('Checked', { exact: true })
  await expect(solved).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Email' }).fill('reader@example.org')
  await expect(solved).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText('a mail with a link is on its way')).toBeFocused()
  const { text = '' } = await sink.waitForMail('reader@example.org')
  await page.goto(/http\S+\/digest\?token=\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByText('Send the weekly digest to r***@e***.org?')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('You get the weekly digest.')).toBeVisible()
  await expectAccessible()
  await sink.down()
})
