import fs from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import type { User } from '@/models/user'
import { SITE_WARNINGS } from '../scripts/testing/reports'
import { createMember, leaveSiteData, type Member } from './members'
import { FIRST_INSTANT, OWNER, Site, type SiteOptions } from './site'
import { waitForReact } from './wait-for-react'
import { waitForRoutes } from './wait-for-routes'

const axeScript = fs.readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export { expect }
export { OWNER }

type TestFixtures = {
  /** Whether new badges pop up, as they would over every page of a new member; off by default. */
  showsBadges: boolean
  errors: { seen: string[]; expected: RegExp[] }
  /** Names a browser error that a test provokes; any other one fails the test. */
  expectError: (pattern: RegExp) => void
  /** Starts a further site with its own data without waiting for it; it is stopped with the test. */
  launchSite: (options?: SiteOptions) => Site
  /** The same, waiting until it answers. */
  startSite: (options?: SiteOptions) => Promise<Site>
  /** Starts an HTTP server, which is closed after the test; the answer is its address. */
  serve: (listener: RequestListener) => Promise<string>
  /** A folder that is removed after the test. */
  temporaryFolder: string
  createMember: (fields?: Partial<User>) => Promise<Member>
  /** Signs the page in; as the owner where no member is given. */
  signIn: (member?: { username: string; password: string }) => Promise<void>
  /** Fails where the page breaks WCAG 2.2 AA in light or dark; once a screen, so on desktop alone. */
  expectAccessible: (page?: Page) => Promise<void>
}

type WorkerFixtures = {
  /** The site of this worker, with its own database and clock. */
  site: Site
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({}, provide) => {
      const site = new Site()
      try {
        await provide(await site.ready())
      } finally {
        await leaveSiteData(site)
        await site.stop()
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ site }, provide) => provide(site.url),

  showsBadges: [false, { option: true }],

  errors: async ({}, provide) => provide({ seen: [], expected: [] }),

  // Watched here, so that a test without a page needs no browser. Sites are stopped after the pages
  // that are open on them, which would log errors.
  context: async ({ site, launchSite: _, browser, context, errors, showsBadges }, provide) => {
    site.setClock(FIRST_INSTANT)
    const prepare = async (one: BrowserContext) => {
      watch(one, errors.seen)
      one.on('page', waitForReact)
      one.on('page', waitForRoutes)
      if (!showsBadges) await hideBadges(one)
    }
    const watchOther = (other: BrowserContext) => void prepare(other)
    await prepare(context)
    browser.on('context', watchOther)
    await provide(context)
    browser.off('context', watchOther)
    const surprising = errors.seen.filter((text) => !errors.expected.some((e) => e.test(text)))
    expect(surprising, 'errors in the browser').toEqual([])
  },

  expectError: async ({ errors }, provide) =>
    provide((pattern) => void errors.expected.push(pattern)),

  launchSite: async ({ site: shared }, provide, testInfo) => {
    const sites: Site[] = []
    await provide((options) => {
      const site = new Site(options)
      sites.push(site)
      return site
    })
    if (testInfo.errors.length > 0) {
      const body = [shared, ...sites].flatMap(warningsOf).join('\n')
      await testInfo.attach(SITE_WARNINGS, { body, contentType: 'text/plain' })
    }
    for (const site of sites) {
      await leaveSiteData(site)
      await site.stop()
    }
  },

  startSite: async ({ launchSite }, provide) => provide((options) => launchSite(options).ready()),

  serve: async ({}, provide) => {
    const servers: Server[] = []
    await provide(async (listener) => {
      const server = createServer(listener)
      servers.push(server)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    for (const server of servers) await new Promise((resolve) => server.close(resolve))
  },

  temporaryFolder: async ({}, provide) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-e2e-'))
    await provide(folder)
    fs.rmSync(folder, { recursive: true, force: true })
  },

  createMember: async ({ site }, provide) => provide((fields) => createMember(site, fields)),

  signIn: async ({ page }, provide) =>
    provide(async ({ username, password } = OWNER) => {
      const response = await page.request.post('/api/signin', { data: { username, password } })
      expect(response.status(), 'sign-in').toBe(200)
    }),

  expectAccessible: async ({ page, isMobile }, provide) =>
    provide(async (given = page) => {
      if (isMobile) return
      // Within the site, the title follows its page by a moment.
      await expect(given).toHaveTitle(/\S/)
      // Once for both schemes, and not by the builder, which takes three times as long for it.
      await given.evaluate(axeScript)
      // A frame that is loading has no document to look into, as with the builder.
      const frames = given.frames().filter((frame) => frame !== given.mainFrame())
      await Promise.allSettled(frames.map((frame) => frame.evaluate(axeScript)))
      for (const colorScheme of ['light', 'dark'] as const) {
        await given.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // The other mode opens a further page, for frames of other sites.
        const axe = new AxeBuilder({ page: given, axeSource: 'void axe' })
          .setLegacyMode()
          .options({ resultTypes: ['violations'] })
        if (colorScheme === 'light')
          axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        // Only colours differ in dark.
        else axe.withRules('color-contrast')
        const { violations } = await axe.analyze()
        const found = violations.map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
        }))
        expect(found, `accessibility in ${colorScheme}`).toEqual([])
      }
      await given.emulateMedia({ colorScheme: null, reducedMotion: null })
    }),
})

/** The last lines of its log that may say why a test failed. */
function warningsOf(site: Site): string[] {
  const lines = site.output.split('\n').filter((line) => /^\{"level":[456]0/.test(line))
  return lines.slice(-5)
}

/** Within the page: a route of Playwright's would take the cache and time from every request. */
async function hideBadges(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { fetch } = window
    window.fetch = (input, init) =>
      input === '/api/badges/unconfirmed'
        ? Promise.resolve(Response.json([]))
        : fetch.call(window, input, init)
  })
}

/** Collects console errors, CSP violations among them, and uncaught errors of all pages. */
function watch(context: BrowserContext, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
}
