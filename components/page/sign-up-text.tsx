'use client'

import type { ReactNode } from 'react'
import { useIsOff } from '@/components/ui/off-paths'
import { PATHS } from '@/lib/config/paths'

type SignUpTextProps = { children: ReactNode; otherwise: ReactNode }

/** Shows the other text where nobody can sign up without an invitation (G-141, G-165). */
export function SignUpText({ children, otherwise }: SignUpTextProps) {
  return useIsOff(PATHS.register) ? otherwise : children
}
