import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { loginPath, PATHS } from '@/lib/config/paths'
import { PictureState } from './picture-state'
import { StateActions } from './state-actions'

type MembersOnlyProps = {
  /** A whole sentence. */
  sentence: string
  path: string
  children: ReactNode
}

/** G-9 */
export function MembersOnly({ sentence, path, children }: MembersOnlyProps) {
  return (
    <PictureState place={children}>
      <MembersPrompt sentence={sentence} path={path} />
    </PictureState>
  )
}

export function MembersPrompt({ sentence, path }: Omit<MembersOnlyProps, 'children'>) {
  return (
    <>
      <h2 className="type-lead">{sentence}</h2>
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
