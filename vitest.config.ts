import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = import.meta.dirname
const deep = process.env.VITEST_DEEP === 'on'
const SUFFIX = deep ? '.deep.test.ts' : '.test.ts'

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

/** The tests of these folders, or those beside the configuration for an empty name. */
function project(
  name: string,
  patterns: string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: patterns,
      exclude: ['**/node_modules/**', ...(deep ? [] : ['**/*.deep.test.ts'])],
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

const SITE_FOLDERS = ['.', 'app', 'bench', 'components', 'lib', 'models', 'scripts', 'server']
/** Such a file changes modules or what they share, which others in its process would see. */
const NEEDS_PROCESS = /\bvi\.(doMock|hoisted|mock|resetModules|stubEnv)\b/

/** Those of lib/testing/rate-limits.ts. */
const HAS_LIMITS = /\bwithRateLimits\(\)/

/** Files that may share a process load the site's modules once for all of them. */
function filesByKind(suffix: string) {
  const files = SITE_FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: folder !== '.', encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => file.endsWith(suffix) && file.endsWith('.deep.test.ts') === deep),
  )
  const kinds = { shared: [] as string[], limited: [] as string[], alone: [] as string[] }
  for (const file of files) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    const kind = NEEDS_PROCESS.test(text) ? 'alone' : HAS_LIMITS.test(text) ? 'limited' : 'shared'
    kinds[kind].push(file)
  }
  return kinds
}

const { shared, limited, alone } = filesByKind(SUFFIX)
const components = filesByKind('.test.tsx')

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      'server-only': path.join(root, 'lib/testing/empty.ts'),
    },
  },
  test: {
    projects: [
      project('site', shared, {
        env: siteEnv,
        isolate: false,
        globalSetup: ['scripts/run/vitest-setup.ts'],
        setupFiles: ['lib/testing/share-process.ts', 'lib/testing/check-answers.ts'],
      }),
      project('site-limited', limited, {
        env: { ...siteEnv, RATE_LIMIT: 'on', CAPTCHA_PROVIDER: 'off' },
        isolate: false,
        globalSetup: ['scripts/run/vitest-setup.ts'],
        setupFiles: ['lib/testing/share-process.ts', 'lib/testing/check-answers.ts'],
      }),
      project('site-alone', alone, {
        env: siteEnv,
        globalSetup: ['scripts/run/vitest-setup.ts'],
        setupFiles: ['lib/testing/check-answers.ts'],
      }),
      project('components', components.shared, {
        env: siteEnv,
        environment: 'jsdom',
        isolate: false,
        setupFiles: ['components/testing/mocks.ts'],
      }),
      project('components-alone', components.alone, {
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
