import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { watchScripts } from './script-bytes'

const OFFENSIVE = 'Eat shit, bot'

const parts = (page: Page) => ({
  bubble: page.getByRole('button', { name: 'Chat with Easel' }),
  panel: page.getByRole('region', { name: 'Chat with Easel' }),
  log: page.getByRole('log'),
  input: page.getByRole('textbox', { name: 'Message' }),
})

async function ask(page: Page, message: string): Promise<void> {
  const { input } = parts(page)
  await input.fill(message)
  await input.press('Enter')
}

test('a visitor chats by keyboard: offline and back, offensive, over the limit, and on the page (G-86, G-91a)', async ({
  page,
  context,
  isMobile,
  expectAccessible,
  expectError,
}) => {
  test.slow()
  expectError(/Failed to load resource/)
  const { bubble, panel, log, input } = parts(page)
  const bytesOf = watchScripts(page)
  await page.goto('/about', { waitUntil: 'networkidle' })
  const before = await bytesOf()
  await bubble.press('Enter')
  await expect(panel).toContainText('You chat as an unauthenticated user')
  await expect(log).toHaveText("What's up dude? Ask something to start a conversation...")
  expect(await bytesOf()).toBeGreaterThan(before)
  if (!isMobile) await expect(input).toBeFocused()
  await expectAccessible()

  await ask(page, 'Hello')
  await expect(log).toContainText('I am an AI, not a person, and I can be wrong.')
  await expect(log).toContainText('answered by the site itself')
  await expect(log).not.toContainText('the bot is typing')

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(bubble).toBeFocused()
  await bubble.press('Enter')
  await expect(log).toContainText('Hello')

  await context.setOffline(true)
  await ask(page, 'Who are you?')
  await expect(log).toContainText('No answer yet.')
  await context.setOffline(false)
  const retry = log.getByRole('button', { name: 'Retry' })
  await expect(page.getByText('Failed to connect to the server.')).toBeVisible()
  for (const control of [retry, input]) await control.click({ trial: true, timeout: 2000 })
  await retry.press('Enter')
  await expect(log.getByText('answered by the site itself')).toHaveCount(2)
  await expect(log).not.toContainText('No answer yet.')
  await expect(log.getByText('Who are you?')).toHaveCount(1)

  await ask(page, OFFENSIVE)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your message was flagged as offensive.' }),
  ).toBeVisible()
  await expect(log.getByRole('img', { name: /offensive/ })).toBeVisible()
  await expect(input).toHaveValue(OFFENSIVE)
  await expect(log).not.toContainText(OFFENSIVE)
  await expectAccessible()
  await ask(page, 'Thank you')
  await expect(log.getByRole('img', { name: /offensive/ })).toHaveCount(0)
  await expect(log.getByText('answered by the site itself')).toHaveCount(3)

  const usedUp = 'Daily message limit reached. Please come back tomorrow.'
  await page.route('**/api/chat/message', (route) =>
    route.fulfill({ status: 429, json: { error: usedUp } }),
  )
  await ask(page, 'One more')
  await expect(page.getByRole('alert').filter({ hasText: usedUp })).toBeVisible()
  await expect(input).toHaveValue('One more')
  await page.unroute('**/api/chat/message')

  await page.setViewportSize({ width: 320, height: 300 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(input).toBeInViewport({ ratio: 1 })
  await expect(log).toBeInViewport()
  await page.setViewportSize({ width: isMobile ? 390 : 1280, height: 800 })

  await page.goto('/chat')
  await expect(page).toHaveTitle('Chat · Pochade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Easel, the studio bot')
  await expect(bubble).toHaveCount(0)
  await expect(log).toContainText('Who are you?')
  await expect(log.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expectAccessible()
})

test(
  'a member keeps the chat of before, reports an answer that the owner sees, and clears it (G-87, G-130)',
  { tag: '@desktop' },
  async ({ page, signIn, createMember, expectAccessible }) => {
    test.slow()
    const { panel, log, bubble } = parts(page)
    const question = `Is there a zorblax ${process.pid}a?`
    const bytesOf = watchScripts(page)
    await page.goto('/chat', { waitUntil: 'networkidle' })
    const before = await bytesOf()
    await ask(page, question)
    await expect(log).toContainText('answered by the site itself')
    // Who only looks loads no query.
    expect(await bytesOf()).toBeGreaterThan(before)
    const member = await createMember()
    await signIn(member)
    await page.goto('/about')
    await bubble.click()
    await expect(panel).toContainText(`You chat as ${member.username}`)
    await expect(log).not.toContainText(question)
    await panel.getByRole('button', { name: 'keep this chat' }).press('Enter')
    await expect(log).toContainText(question)
    await expect(panel.getByRole('button', { name: 'keep this chat' })).toHaveCount(0)
    await log.getByRole('button', { name: /^Report the answer/ }).press('Enter')
    await expect(log).toContainText('reported')

    await panel.getByRole('button', { name: 'Options' }).press('Enter')
    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'save as text' }).press('Enter')
    expect((await download).suggestedFilename()).toBe('chat.txt')

    const owner = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(page.url()).origin })
    const desk = await owner?.newPage()
    if (!owner || !desk) throw new Error('The browser is gone.')
    await desk.request.post('/api/signin', {
      data: { username: 'owner', password: 'correct horse battery staple' },
    })
    await desk.goto('/user-stats/waiting')
    const report = desk.getByRole('listitem').filter({ hasText: `Question: ${question}` })
    await expect(report).toBeVisible()
    await expect(report).not.toContainText(member.username)
    await expectAccessible(desk)
    await report.getByRole('button', { name: /^Done/ }).click()
    await expect(report).toHaveCount(0)
    await owner.close()

    await panel.getByRole('button', { name: 'clear' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'clear' }).press('Enter')
    await expect(log).toHaveText(/What's up dude/)
    await page.mouse.click(5, 5)
  },
)

test(
  'the Enter that ends a composition in Safari sends nothing, the next one does',
  { tag: '@desktop' },
  async ({ page }) => {
    const { bubble, log, input } = parts(page)
    await page.goto('/about')
    await bubble.press('Enter')
    await input.fill('日本の')
    await input.evaluate((field) => {
      field.dispatchEvent(new CompositionEvent('compositionend', { data: '日本の', bubbles: true }))
      const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }
      field.dispatchEvent(new KeyboardEvent('keydown', enter))
    })
    await expect(input).toHaveValue('日本の')
    await expect(log).not.toContainText('日本の')
    await input.press('Enter')
    await expect(log).toContainText('日本の')
    await expect(input).toHaveValue('')
  },
)
