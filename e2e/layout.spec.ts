import type { Page } from '@playwright/test'
import { addCoffees } from './add-coffees'
import { expect, OWNER, test } from './fixtures'
import { hangPieces } from './hang-pieces'
import { findLayoutFaults } from './layout-faults'
import type { Site } from './site'
import { visitPages } from './visit-pages'
import { writeRecipe } from './write-recipe'

const MINUTE_MS = 60_000
const WIDTHS = [320, 390, 640, 820, 1280]
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'
const LONG_TITLE =
  `${LONG_WORD} 👩‍🍳 ${'with everything that the garden gives in a long summer '.repeat(2)}`.slice(
    0,
    110,
  )

const PARAGRAPH = `<p>A paragraph of usual words that breaks into as many lines as it needs.</p>`
const PLANTED: [fault: string, html: string][] = [
  ['reaches out of the window', '<div style="position: absolute; left: 380px">far right</div>'],
  ['the page scrolls sideways', '<div style="width: 900px">wide</div>'],
  [
    'two controls overlap',
    '<button>one</button><button style="position: relative; left: -20px">two</button>',
  ],
  [
    'two controls overlap',
    '<label>name <input></label><a href="/x" style="position: relative; left: -60px">x and y</a>',
  ],
  [
    'a control is covered',
    '<div style="height: 2000px"></div><button>Save</button><div style="position: fixed; bottom: 0; left: 0; right: 0; height: 60px">You are offline.</div>',
  ],
  ['half an emoji', '<p>cook \uD83D</p>'],
  [
    'one letter of a word stands alone in a line',
    '<p style="font: 16px monospace; width: 5ch; overflow-wrap: anywhere">garten</p>',
  ],
  ['a text is squeezed', '<p style="width: 20px">a row of short words in a column</p>'],
  [
    'two texts overlap',
    '<h2>Heading</h2><p style="margin-top: -40px; position: relative">below it</p>',
  ],
  [
    'a text is cut without a sign',
    '<p style="width: 80px; overflow: hidden; white-space: nowrap">a name that is longer</p>',
  ],
]

test(
  'the search for layout faults finds ten planted ones, and none in a sound page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.setContent(PARAGRAPH)
    expect(await findLayoutFaults(page)).toEqual([])
    for (const [fault, html] of PLANTED) {
      await page.setContent(PARAGRAPH + html)
      expect(await findLayoutFaults(page), html).toContainEqual(expect.stringContaining(fault))
    }
  },
)

/** Content at the limits of its fields. */
async function addLongContent(site: Site): Promise<void> {
  await hangPieces(site, [
    { title: LONG_TITLE, description: `${LONG_WORD} `.repeat(20).trim(), toShow: true },
  ])
  await addCoffees(site, [{ coffeeShop: LONG_TITLE.slice(0, 60), city: LONG_WORD, picture: true }])
  await writeRecipe(site, {
    title: LONG_TITLE,
    time: '2 days 14 hours 35 mins',
    ingredients: Array.from({ length: 40 }, (_, i) => ({
      name: `${LONG_WORD} ${i}`,
      quantity: '2 x 400 g / 14 oz cans',
    })),
    instructions: [`${LONG_WORD} `.repeat(50).trim()],
    pictures: 1,
  })
}

/** The faults of a page at each width. */
async function sweep(page: Page, widths: readonly number[], label: string): Promise<string[]> {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    for (const fault of await findLayoutFaults(page)) faults.push(`${label} at ${width}: ${fault}`)
  }
  return faults
}

test(
  'long content fits home, lists and a recipe at 320 and 820 px',
  { tag: '@desktop' },
  async ({ page, startSite }) => {
    test.setTimeout(2 * MINUTE_MS)
    const site = await startSite()
    await addLongContent(site)
    const faults: string[] = []
    await page.goto(`${site.url}/cookbook`)
    const link = page.getByRole('main').getByRole('link', { name: LONG_WORD }).first()
    const recipe = await link.getAttribute('href')
    for (const path of ['/', '/art', '/cookbook', '/coffee-rate', String(recipe)]) {
      await page.goto(site.url + path)
      faults.push(...(await sweep(page, [320, 820], path)))
    }
    expect(faults).toEqual([])
  },
)

for (const content of ['usual', 'empty', 'long'] as const) {
  test(
    `no page has a layout fault at any width, with ${content} content`,
    { tag: ['@desktop', '@deep'] },
    async ({ browser, startSite, expectError }) => {
      test.setTimeout(30 * MINUTE_MS)
      expectError(/status of 40[34]/)
      const site = await startSite({
        env: { SAMPLE_CONTENT: content === 'usual' ? 'on' : 'off', TEST_CLOCK: '' },
      })
      if (content === 'usual') await site.waitForOutput(/The sample content is complete/)
      if (content === 'long') await addLongContent(site)
      const faults: string[] = []
      for (const role of ['visitor', 'owner']) {
        const context = await browser.newContext()
        const page = await context.newPage()
        if (role === 'owner') {
          const answer = await page.request.post(`${site.url}/api/signin`, { data: OWNER })
          expect(answer.status()).toBe(200)
          // The pop-up of badges is a screen of its own.
          await context.addInitScript(() => sessionStorage.setItem('badges closed', 'yes'))
        }
        await visitPages(page, site, async (address) => {
          faults.push(...(await sweep(page, WIDTHS, `${role} ${address}`)))
        })
        await context.close()
      }
      expect(faults).toEqual([])
    },
  )
}
