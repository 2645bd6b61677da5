import { expect, OWNER, test } from './fixtures'

test(
  'the owner sees processes, free space and a refused key, and how many problems there are (G-18)',
  { tag: '@desktop' },
  async ({ page, startSite, serve, expectAccessible }) => {
    const provider = await serve((_, response) => {
      response.writeHead(401, { 'content-type': 'application/json' })
      response.end('{"error":{"message":"secret text of a provider"}}')
    })
    const site = await startSite({
      env: { OPENAI_API_KEY: 'sk-wrong', OPENAI_BASE_URL: `${provider}/v1` },
    })
    await page.request.post(`${site.url}/api/signin`, { data: OWNER })
    const screen = `${site.url}/user-stats/system`
    await page.goto(screen)
    await expect(page.getByText('Everything works.')).toBeVisible()
    const processes = page.getByRole('table', { name: 'Processes' })
    await expect(processes).toContainText(`${site.pid} (this one)`)
    await expect(processes).toContainText(/[\d.]+ [MG]B of [\d.]+ [MG]B/)
    const providers = page.getByRole('table', { name: 'AI providers' })
    await expect(providers).toContainText('never')

    const response = await fetch(`${site.url}/api/chat/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Which coffee is the best?' }),
    })
    expect(response.status).toBe(200)
    await page.goto(`${site.url}/user-stats`)
    await page.getByRole('link', { name: 'system (1)' }).click()
    const problems = page.getByRole('list', { name: 'Problems' })
    await expect(problems).toHaveText(
      'OpenAI failed at the last call. It refused the key (status 401).',
    )
    await page.getByRole('button', { name: 'Test the AI providers' }).press('Enter')
    await expect(
      page.getByText('OpenAI (gpt-5-mini): It refused the key (status 401).'),
    ).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('secret text')
    await expectAccessible()
    await page.setViewportSize({ width: 320, height: 700 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(320)
  },
)
