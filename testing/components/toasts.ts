import { vi } from 'vitest'
import type { showToast } from '@/components/ui/show-toast'

/** In the place of `showToast`: one for all files of a process, as modules that were loaded keep it. */
export const raised = vi.fn<typeof showToast>()
