import os from 'node:os'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = import.meta.dirname
const deep = process.env.VITEST_DEEP === 'on'

/** What takes longest: each of these fills one worker while the other one runs the rest. */
const LONGEST = ['conformance/replay', 'conformance/agreement']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const longest = LONGEST.flatMap((name) =>
      sorted.filter((file) => file.moduleId.endsWith(`${name}.test.ts`)),
    )
    return [...longest, ...sorted.filter((file) => !longest.includes(file))]
  }
}

const FOLDERS = ['', '{app,bench,components,lib,models,scripts,server}/**/']

/**
 * `x.test.ts` shares a process with others; `x.alone.test.ts` changes modules or what they share,
 * and `x.limited.test.ts` needs rate limits. `.deep` before `.test` is for `npm run test:deep`.
 */
function project(
  name: string,
  kind: '' | '.alone' | '.limited',
  ending: '.ts' | '.tsx',
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  const pattern = `${kind}${deep ? '.deep' : ''}.test${ending}`
  const others = kind === '' ? ['**/*.{alone,limited}*.test.*'] : []
  return {
    extends: true,
    test: {
      name,
      include: FOLDERS.map((folder) => `${folder}*${pattern}`),
      exclude: ['**/node_modules/**', ...others, ...(deep ? [] : ['**/*.deep.test.*'])],
      ...test,
    },
  }
}

const siteEnv = {
  APP_ENV: 'test',
  AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
  DATA_DIR: path.join(os.tmpdir(), 'pochade-test-data'),
  LOG_LEVEL: 'silent',
  PASSWORD_BLOCKLIST: 'off',
  RATE_LIMIT: 'off',
}

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      'server-only': path.join(root, 'lib/testing/empty.ts'),
    },
  },
  test: {
    projects: [
      project('site', '', '.ts', {
        env: siteEnv,
        isolate: false,
        globalSetup: ['scripts/run/vitest-setup.ts'],
        setupFiles: ['lib/testing/share-process.ts', 'lib/testing/check-answers.ts'],
      }),
      project('site-limited', '.limited', '.ts', {
        env: { ...siteEnv, RATE_LIMIT: 'on', CAPTCHA_PROVIDER: 'off' },
        isolate: false,
        globalSetup: ['scripts/run/vitest-setup.ts'],
        setupFiles: ['lib/testing/share-process.ts', 'lib/testing/check-answers.ts'],
      }),
      project('site-alone', '.alone', '.ts', {
        env: siteEnv,
        globalSetup: ['scripts/run/vitest-setup.ts'],
        setupFiles: ['lib/testing/check-answers.ts'],
      }),
      project('components', '', '.tsx', {
        env: siteEnv,
        environment: 'jsdom',
        isolate: false,
        setupFiles: ['components/testing/mocks.ts'],
      }),
      project('components-alone', '.alone', '.tsx', {
        env: siteEnv,
        environment: 'jsdom',
        setupFiles: ['components/testing/mocks.ts'],
      }),
      ...['painter', 'embedded-mongo'].map((name) => ({
        extends: `./packages/${name}/vitest.config.ts`,
        root: `packages/${name}`,
        test: { setupFiles: [path.join(root, 'scripts/testing/fail-on-console-error.ts')] },
      })),
    ],
    setupFiles: ['scripts/testing/fail-on-console-error.ts'],
    testTimeout: deep ? 600_000 : 20_000,
    hookTimeout: 60_000,
    // A busy machine answers late; a poll ends as soon as it holds.
    expect: { poll: { timeout: 10_000 } },
    // More than the two cores that it is meant for, as a worker also waits.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
  },
})
