import { expect, test } from './fixtures'

test('a page whose files are gone is loaded once more, and what was typed is still there', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource/)
  expectError(/ChunkLoadError|Failed to load chunk/)
  await page.goto('/signup', { waitUntil: 'networkidle' })
  const username = page.getByLabel('Username')
  await username.fill('b3rta')
  // It fails as after an update that removed the files of the build that made this page.
  let loads = 0
  await page.route('**/_next/static/**', (route) =>
    loads === 0 ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  const bubble = page.getByRole('button', { name: /^Chat with/ })
  await bubble.click()
  await expect.poll(() => loads).toBe(1)
  await expect(username).toHaveValue('b3rta')
  await expect(page.getByText('Failed to connect to the server.')).toHaveCount(0)
  await bubble.click()
  await expect(page.getByRole('region', { name: /^Chat with/ })).toBeVisible()
  expect(loads).toBe(1)
})
