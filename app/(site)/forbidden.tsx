import type { Metadata } from 'next'
import { Screen } from '@/components/shell/screen'
import { ButtonLink } from '@/components/ui/button-link'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS } from '@/lib/config/paths'
import { ADMIN_REQUIRED } from '@/lib/errors'

export const metadata: Metadata = { title: 'Forbidden' }

/** The page of whoever lacks the role for it (G-8). */
export default async function Forbidden() {
  const viewer = await getViewer()
  return (
    <Screen title={ADMIN_REQUIRED}>
      {!viewer && (
        <ButtonLink href={PATHS.login} variant="filled">
          Log in
        </ButtonLink>
      )}
      <ButtonLink href={PATHS.home}>home</ButtonLink>
    </Screen>
  )
}
