import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = import.meta.dirname
const deep = process.env.VITEST_DEEP === 'on'

/** What takes longest: each fills a worker while the other one does the rest. */
const LONGEST = ['agreement', 'replay']

/** Begins with what takes longest; left to the end, a minute of it would be a minute more. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const longest = LONGEST.flatMap((name) =>
      sorted.filter((file) => file.moduleId.endsWith(`/conformance/${name}.test.ts`)),
    )
    return [...longest, ...sorted.filter((file) => !longest.includes(file))]
  }
}

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      'server-only': path.join(root, 'lib/testing/empty.ts'),
    },
  },
  test: {
    include: [deep ? '**/*.deep.test.ts' : '**/*.test.ts'],
    exclude: [
      ...['node_modules/**', '.next*/**', '.build/**', 'e2e/**'],
      ...(deep ? [] : ['**/*.deep.test.ts']),
    ],
    globalSetup: ['scripts/run/vitest-setup.ts'],
    env: {
      APP_ENV: 'test',
      AUTH_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
      DATA_DIR: path.join(os.tmpdir(), 'pochade-test-data'),
      LOG_LEVEL: 'silent',
      PASSWORD_BLOCKLIST: 'off',
      RATE_LIMIT: 'off',
    },
    testTimeout: deep ? 600_000 : 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
})
