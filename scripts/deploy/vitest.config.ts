import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '../..')

/** `npm run test:deploy`: what takes root, Debian and minutes, one file after the other. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root, 'server-only': path.join(root, 'testing/empty.ts') } },
  test: {
    include: ['scripts/deploy/*.deploy.ts'],
    globalSetup: ['scripts/deploy/set-up.ts'],
    // The files of one run share the image that the first of them builds.
    env: { DEPLOY_RUN: randomUUID() },
    reporters: ['verbose'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 1_800_000,
    expect: { poll: { timeout: 60_000, interval: 200 } },
  },
})
