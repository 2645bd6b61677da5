import type * as navigation from 'next/navigation'
import { vi } from 'vitest'

/** Links and forms ask for a router, which nothing mounts in these tests. */
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof navigation>()),
  useRouter: () => ({ push: () => {}, refresh: () => {} }),
}))
