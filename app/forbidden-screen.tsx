import { headers } from 'next/headers'
import { Screen } from '@/components/shell/screen'
import { ButtonLink } from '@/components/ui/button-link'
import { getViewer } from '@/lib/auth/viewer'
import { GUARDED_PATH_HEADER, loginPath, PATHS } from '@/lib/config/paths'
import { ADMIN_REQUIRED } from '@/lib/errors'

/** G-8 */
export async function ForbiddenScreen() {
  const viewer = await getViewer()
  const path = (await headers()).get(GUARDED_PATH_HEADER)
  return (
    <Screen title={ADMIN_REQUIRED}>
      {!viewer && (
        <ButtonLink href={path ? loginPath(path) : PATHS.login} variant="filled">
          Log in
        </ButtonLink>
      )}
      <ButtonLink href={PATHS.home}>home</ButtonLink>
    </Screen>
  )
}
