import { ButtonLink } from '@/components/ui/button-link'
import { PATHS } from '@/lib/config/paths'
import { Screen } from './screen'

export function NotFoundScreen() {
  return (
    <Screen title="PAGE NOT FOUND. 404">
      <ButtonLink href={PATHS.home}>home</ButtonLink>
    </Screen>
  )
}
