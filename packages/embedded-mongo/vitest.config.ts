import { defineConfig } from 'vitest/config'

const isDeep = process.env.VITEST_DEEP === 'on'

export default defineConfig({
  test: {
    name: 'database',
    include: [isDeep ? '**/*.deep.test.ts' : '**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(isDeep ? [] : ['**/*.deep.test.ts'])],
    isolate: false,
    globalSetup: ['conformance/bundle-server.ts'],
    testTimeout: isDeep ? 600_000 : 20_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
