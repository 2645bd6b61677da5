import type { Part } from '@/lib/config/parts'
import { type Env, env } from '@/lib/env'

export function isPartOn(part: Part): boolean {
  return !env().PARTS_OFF.includes(part)
}

/** False where an invitation alone makes an account, or nothing does (G-141, G-165). */
export function isSignUpOpen({ PARTS_OFF, SIGN_UP }: Env = env()): boolean {
  return SIGN_UP !== 'closed' && !PARTS_OFF.includes('signup')
}
