import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { loginPath, PATHS } from '@/lib/config/paths'
import { PictureState, StateActions } from './picture-state'
import { SignUpText } from './sign-up-text'

type MembersOnlyProps = {
  /** A whole sentence. */
  sentence: ReactNode
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
      <p className="type-control muted">
        <SignUpText otherwise="Log in to see more.">Sign up or log in to see more.</SignUpText>
      </p>
      <JoinButtons path={path} />
    </>
  )
}

/** Those who log in come back to the path. */
export function JoinButtons({ path }: { path: string }) {
  return (
    <StateActions>
      <ButtonLink href={PATHS.register} variant="filled">
        Sign up
      </ButtonLink>
      <ButtonLink href={loginPath(path)} variant="quiet">
        Log in
      </ButtonLink>
    </StateActions>
  )
}
