import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './scripts/testing/chromium'

// Looked for once; the workers inherit it.
const executablePath = process.env.CHROMIUM_PATH || findChromium(process.env)
if (executablePath) process.env.CHROMIUM_PATH = executablePath

/**
 * What Chromium leaves out. It counts the last list alone, so Playwright's own is repeated; the last
 * two are web pages behind the address bar, which each new window would load for 0.5 s unseen.
 */
const WITHOUT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
]

export default defineConfig({
  testDir: 'e2e',
  // Each worker starts a site of its own (e2e/fixtures.ts) from this one build.
  globalSetup: './e2e/build-once.ts',
  // More than the two cores that it is meant for: a third of a worker's time is waiting.
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000, toMatchAriaSnapshot: { pathTemplate: 'e2e/trees/{arg}{ext}' } },
  reporter: 'list',
  use: {
    // Its requests would go past what a test puts in their way.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        `--disable-features=${WITHOUT.join(',')}`,
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
