import { defineConfig } from 'vitest/config'

const isDeep = process.env.VITEST_DEEP === 'on'

export default defineConfig({
  test: {
    name: 'painter',
    include: [isDeep ? '**/*.deep.test.ts' : '**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(isDeep ? [] : ['**/*.deep.test.ts'])],
    isolate: false,
    testTimeout: isDeep ? 600_000 : 60_000,
    hookTimeout: 60_000,
  },
})
