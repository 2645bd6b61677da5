import { addCoffees } from '../add-coffees'
import { crawl } from '../crawl'
import { expect, test } from '../fixtures'
import { hangArt } from '../hang-art'
import { hangPieces } from '../hang-pieces'
import { createMember, withSiteContent } from '../members'
import type { Site } from '../site'
import { stockItem } from '../stock'
import { writeRecipe } from '../write-recipe'

/** Ends a text, an attribute, an element or a comment, and goes on with markup. */
const HOSTILE = [
  `'"><b0gus onb0gus="1">`,
  '</title></script></style></textarea></svg>--><b0gus>',
  '" http-equiv="refresh" content="0;url=//evil.example" onb0gus="',
  ']]><b0gus xmlns="x"/>&lt;b0gus&gt;&#60;b0gus&#62;\u003cb0gus\u003e\\u003cb0gus\\u003e',
].join(' ')

const SHOWN_TO_MEMBERS = ['/', '/art', '/cookbook/soup', '/art-of-the-day', '/badges']
const SHOWN_TO_ADMINS = ['/user-stats/waiting', '/art-of-the-day/admin', '/badges-admin']

async function fill(site: Site): Promise<void> {
  const text = { title: HOSTILE, description: HOSTILE, creator: HOSTILE }
  await hangPieces(site, [text])
  const recipe = await writeRecipe(site, {
    title: HOSTILE,
    time: HOSTILE,
    tags: [HOSTILE],
    instructions: [HOSTILE],
    ingredients: [{ name: HOSTILE, quantity: HOSTILE }],
  })
  await stockItem(site, { title: HOSTILE })
  await addCoffees(site, [{ coffeeShop: HOSTILE, city: HOSTILE }])
  await withSiteContent(site, async () => {
    const { Types } = await import('mongoose')
    const { invalidate } = await import('@/lib/cache')
    const { COOKBOOK_TAG } = await import('@/lib/cookbook/tags')
    const { createMakeDocument } = await import('@/testing/makes')
    const { BadgeModel } = await import('@/models/badge')
    const { RecipeModel } = await import('@/models/recipe')
    const recipeId = new Types.ObjectId(recipe)
    await RecipeModel.updateOne({ _id: recipeId }, { description: HOSTILE, slug: 'soup' })
    await createMakeDocument({ recipeId, comment: HOSTILE })
    await createMakeDocument({ recipeId, comment: HOSTILE, confirmedAt: null })
    await BadgeModel.updateMany({}, { name: HOSTILE, description: HOSTILE })
    await invalidate([COOKBOOK_TAG])
  })
}

/** Returns what is markup in the answers, and not text. */
function findMarkup(texts: [path: string, type: string, text: string][]): string[] {
  return texts.flatMap(([path, type, text]) => {
    const isHtml = type.startsWith('text/html')
    const read = new DOMParser().parseFromString(text, isHtml ? 'text/html' : 'application/xml')
    const elements = [...read.querySelectorAll('*')]
    const names = elements.flatMap(({ localName, attributes }) => [
      localName,
      ...[...attributes].map(({ name }) => name),
    ])
    const found = names.filter((name) => /b0gus|^http-equiv$|^parsererror$/.test(name))
    const data = [...read.querySelectorAll('script[type="application/ld+json"]')]
    for (const { textContent } of data) JSON.parse(textContent)
    return found.map((name) => `${name} in ${path}`)
  })
}

test('names of art, pieces, recipes, items, shops and badges are text wherever they stand', async ({
  page,
  startSite,
}) => {
  test.slow()
  // A site of its own, as other tests would show these names too.
  const site = await startSite()
  await fill(site)
  const author = await createMember(site)
  const quote = { title: HOSTILE, altText: HOSTILE, authorQuote: HOSTILE }
  await hangArt(site, author, { dateKey: '2026-03-09', ...quote })
  await hangArt(site, author, { dateKey: '2026-03-10', ...quote })
  const search = `/search?q=${encodeURIComponent('b0gus evil example')}`
  const visited = await crawl(site, ['/', '/sitemap.xml', '/today-card', search])
  const answers = visited
    .filter(({ type, text }) => text !== '' && /html|xml/.test(type))
    .map(({ path, type, text }): [string, string, string] => [path, type, text])
  const admin = await createMember(site, { role: 'user,admin' })
  for (const path of [...SHOWN_TO_MEMBERS, ...SHOWN_TO_ADMINS, search]) {
    const { headers } = SHOWN_TO_ADMINS.includes(path) ? admin : author
    const cookie = `next-auth.session-token=${headers['x-auth-token'] ?? ''}`
    const answer = await fetch(site.url + path, { headers: { cookie } })
    expect(answer.status, path).toBe(200)
    answers.push([path, answer.headers.get('content-type') ?? '', await answer.text()])
  }
  const holding = answers.filter(([, , text]) => text.includes('evil.example'))
  expect(new Set(holding.map(([path]) => path)).size).toBeGreaterThan(12)
  expect(await page.evaluate(findMarkup, answers)).toEqual([])
})
