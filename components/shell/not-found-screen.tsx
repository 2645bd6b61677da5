import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { PATHS } from '@/lib/config/paths'
import { Screen } from './screen'

type NotFoundScreenProps = {
  instead?: { label: string; href: string } | undefined
  children?: ReactNode
}

export function NotFoundScreen({ instead, children }: NotFoundScreenProps) {
  return (
    <Screen title="PAGE NOT FOUND. 404">
      {instead && <ButtonLink href={instead.href}>{instead.label}</ButtonLink>}
      <ButtonLink href={PATHS.home}>home</ButtonLink>
      {children}
    </Screen>
  )
}
