import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/testing/chromium'

// Looked for once; the workers inherit it.
const executablePath = process.env.CHROMIUM_PATH || findChromium(process.env)
if (executablePath) process.env.CHROMIUM_PATH = executablePath

export default defineConfig({
  testDir: 'e2e',
  // Each worker starts a site of its own (e2e/fixtures.ts) from this one build.
  globalSetup: './e2e/build-once.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Its requests would go past what a test puts in their way.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What no screen shows, and what no width changes, is tested once.
      testIgnore: ['e2e/api/**', 'e2e/process/**', 'e2e/headers.spec.ts'],
      grepInvert: /@desktop/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
})
