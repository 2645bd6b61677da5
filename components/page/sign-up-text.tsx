'use client'

import type { ReactNode } from 'react'
import { useIsOff } from '@/components/ui/off-paths'
import { PATHS } from '@/lib/config/paths'

/** Shows the other text where nobody can sign up without an invitation (G-141, G-165). */
export function SignUpText({ children, otherwise }: { children: ReactNode; otherwise: ReactNode }) {
  return useIsOff(PATHS.register) ? otherwise : children
}
