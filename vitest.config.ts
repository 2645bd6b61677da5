import os from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/testing/longest-first'

const root = import.meta.dirname
const deep = process.env.VITEST_DEEP === 'on'

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
