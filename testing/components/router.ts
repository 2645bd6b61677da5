import { vi } from 'vitest'

/** What the router of all component tests was asked. */
export const router = {
  push: vi.fn<(href: string, options?: object) => void>(),
  replace: vi.fn<(href: string, options?: object) => void>(),
  refresh: vi.fn<() => void>(),
}
