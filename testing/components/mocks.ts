import { configure } from '@testing-library/react'
import type * as navigation from 'next/navigation'
import { usePathname } from 'next/navigation'
import { beforeEach, vi } from 'vitest'
import { showToast } from '@/components/ui/show-toast'
import { router } from './router'

// On a busy machine, a module that is loaded on use takes longer than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 })

// What is around a component on a page, for all tests: those of a process share its modules, so a
// file that replaced one for itself would do so for others.
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof navigation>()),
  useRouter: () => router,
  usePathname: vi.fn(() => '/profile'),
}))
vi.mock('@/components/ui/show-toast', async () => ({
  showToast: (await import('./toasts')).raised,
}))

beforeEach(() => {
  router.push.mockReset()
  router.refresh.mockReset()
  vi.mocked(showToast).mockReset()
  vi.mocked(usePathname).mockReset()
})
