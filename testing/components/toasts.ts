import { vi } from 'vitest'
import type { showToast } from '@/components/ui/show-toast'

/** Replaces `showToast` in all files of a process, as modules that were loaded keep it. */
export const raised = vi.fn<typeof showToast>()
