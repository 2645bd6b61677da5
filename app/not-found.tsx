import type { Metadata } from 'next'
import { Screen } from '@/components/shell/screen'
import { ButtonLink } from '@/components/ui/button'
import { PATHS } from '@/lib/config/paths'
import { SiteShell } from './site-shell'

export const metadata: Metadata = { title: { absolute: 'Not Found' } }

export default function NotFound() {
  return (
    <SiteShell>
      <Screen title="PAGE NOT FOUND. 404">
        <ButtonLink href={PATHS.home}>home</ButtonLink>
      </Screen>
    </SiteShell>
  )
}
