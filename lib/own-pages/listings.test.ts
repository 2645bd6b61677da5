import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createPage, deletePage, updatePage } from '@/lib/own-pages/admin/pages'
import { ownPages } from '@/lib/own-pages/feature'
import { templateText } from '@/lib/own-pages/page-text'
import type { UpdatePageBody } from '@/lib/own-pages/schema'
import { getFeed } from '@/lib/site/feeds'
import { placedEntries, publicPaths } from '@/lib/site/navigation'
import { searchSources } from '@/lib/site/search-sources'
import { getSharePicture } from '@/lib/site/share-pictures'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, type TestAdmin } from '@/testing/factories'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestAdmin
beforeEach(async () => void (admin = await createAdmin()))

async function write(title: string, changes: UpdatePageBody) {
  const { _id } = await createPage(admin.viewer, { title })
  return updatePage(admin.viewer, _id, { state: 'published', ...changes })
}

/** The site makes the page about accessibility itself. */
const isWritten = (path: string) => /^\/pages\/(open|hidden|draft|deleted)$/.test(path)

async function readFeed(): Promise<{ title: string; content_html: string }[]> {
  const reply = await getFeed(null, 'pages.json', { headers: new Headers() })
  const { items } = (await reply.toResponse(200, {}).json()) as {
    items: { title: string; content_html: string }[]
  }
  return items
}

async function readTexts() {
  const source = searchSources().find(({ kind }) => kind.name === 'page')
  return (await source?.list()) ?? []
}

test('only public pages are in the feed, the sitemap and the previews (G-143)', async () => {
  const open = await write('Open', { text: 'For **all**.\n\n## More\n\nHere.' })
  const hidden = await write('Hidden', { text: 'Not for all.', audience: 'members' })
  const draft = await write('Draft', { text: 'Later.', state: 'draft' })
  const deleted = await write('Deleted', { text: 'Gone.' })
  await deletePage(admin.viewer, deleted._id)

  const entries = await readFeed()
  expect(entries.map(({ title }) => title)).toEqual(['Open'])
  expect(entries.at(0)?.content_html).toContain('<p>For all. Here.</p>')
  const paths = (await publicPaths()).map(({ path }) => path)
  expect(paths.filter(isWritten)).toEqual(['/pages/open'])
  const request = { headers: new Headers() }
  const share = (id: string) => getSharePicture(null, { kind: 'own-page', id }, request)
  expect((await share(open._id)).toResponse(200, {}).status).toBe(200)
  for (const { _id } of [hidden, draft, deleted]) {
    await expect(share(_id)).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('the search of visitors has public texts, that of members all that is published', async () => {
  await write('Open', { text: 'Low *tide*.\n\n## At six\n\n- boats' })
  await write('Hidden', { text: 'High tide.', audience: 'members' })
  await write('Draft', { text: 'No tide.', state: 'draft' })
  const found = (await readTexts()).filter(({ href }) => isWritten(href))
  expect(found).toMatchObject([
    { title: 'Hidden', text: 'High tide.', access: 'members' },
    {
      title: 'Open',
      text: 'Low tide.',
      details: 'Low tide.\n\nAt six\n\nboats',
      access: 'everybody',
    },
  ])
})

test('pages are sorted as people sort titles, whatever their case and accents', async () => {
  for (const title of ['strasse', 'Zebra', 'Ünder us', 'index', 'Part 10', 'Part 9']) {
    await write(title, { place: 'menu' })
  }
  const { menu } = await placedEntries({ isMember: false })
  const sorted = ['index', 'Part 9', 'Part 10', 'strasse', 'Ünder us', 'Zebra']
  expect(menu.map(({ label }) => label)).toEqual(sorted)
})

const aboutText = async () => (await readTexts()).find(({ href }) => href === '/about')

test('what the site says of itself leaves out the parts that are off (G-141)', async () => {
  const texts = async () => [(await aboutText())?.text, templateText('about')].join()
  expect(await texts()).toMatch(/paints one every day.*the art of the day.*\/qrnotes/s)
  onTestFinished(setEnv({ PARTS_OFF: 'aotd,qrnotes' }))
  expect(await texts()).not.toMatch(/every day|art of the day|colours|qrnotes/i)
  expect(await texts()).toContain('## Who')
})

test('the text of about replaces what the site says of itself (G-142)', async () => {
  const about = async () => (await readTexts()).filter(({ title }) => title.startsWith('About'))
  expect(await about()).toMatchObject([{ text: expect.stringContaining('A pochade is') }])
  const { _id } = await createPage(admin.viewer, { template: 'about' })
  await updatePage(admin.viewer, _id, { title: 'About Anna', text: 'I draw for {SITE_NAME}.' })
  expect(await about()).toMatchObject([
    { title: 'About Anna', href: '/about', text: 'I draw for Pochade.', access: 'everybody' },
  ])
  expect(await readFeed()).toEqual([])
})

test('menu and footer have the published pages that are placed there (G-143)', async () => {
  await write('B', { place: 'menu' })
  await write('A', { place: 'menu', audience: 'members' })
  await write('C', { place: 'footer' })
  await write('D', { place: 'menu', state: 'draft' })
  const labels = async (isMember: boolean) => {
    const { menu, footer } = await placedEntries({ isMember })
    return [menu, footer].map((entries) => entries.map(({ label }) => label))
  }
  expect(await labels(false)).toEqual([['B'], ['C']])
  expect(await labels(true)).toEqual([['A', 'B'], ['C']])
})

test('views of a page are counted under its address', async () => {
  await write('Open', {})
  await write('Draft', { state: 'draft' })
  expect(await ownPages.countedPage?.('/pages/open')).toBe('/pages/open')
  expect(await ownPages.countedPage?.('/pages/draft')).toBeNull()
})

test('what is long ends at a word in previews', async () => {
  const page = await write('Long', { text: 'word '.repeat(200) })
  const { excerptOf } = await import('@/lib/own-pages/page-text')
  expect(excerptOf(page)).toMatch(/^(word )+…$/)
  expect(excerptOf(page).length).toBeLessThanOrEqual(302)
})
