import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { loginPath, PATHS } from '@/lib/config/paths'
import { PictureState } from './picture-state'
import { StateActions } from './state-actions'

type MembersOnlyProps = {
  /** A whole sentence. */
  says: string
  path: string
  children: ReactNode
}

/** G-9 */
export function MembersOnly({ says, path, children }: MembersOnlyProps) {
  return (
    <PictureState place={children}>
      <MembersPrompt says={says} path={path} />
    </PictureState>
  )
}

export function MembersPrompt({ says, path }: Omit<MembersOnlyProps, 'children'>) {
  return (
    <>
      <h2 className="type-lead">{says}</h2>
      <p className="type-control muted">Log in or sign up to see more.</p>
      <StateActions>
        <ButtonLink href={loginPath(path)} variant="filled">
          Log in
        </ButtonLink>
        <ButtonLink href={PATHS.register}>Sign up</ButtonLink>
      </StateActions>
    </>
  )
}
