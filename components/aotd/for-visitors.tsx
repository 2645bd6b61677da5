import { SignUpText } from '@/components/page/sign-up-text'
import { ART_TEXTS } from '@/lib/aotd/catalogue'

/** What the site is (G-136). */
export function ForVisitors() {
  return <SignUpText otherwise={ART_TEXTS.forInvited}>{ART_TEXTS.forVisitors}</SignUpText>
}
