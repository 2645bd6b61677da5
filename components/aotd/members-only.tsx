import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { PictureFrame } from '@/components/ui/picture-frame'
import { loginPath, PATHS } from '@/lib/config/paths'
import { ArtLayout } from './art-layout'
import styles from './notice.module.css'

type MembersOnlyProps = {
  /** What is only for members, as a sentence. */
  says: string
  /** Where the log-in leads back to. */
  path: string
  /** Colours in the place of the pictures. */
  children: ReactNode
}

/** What a visitor sees in the place of pictures (G-9). */
export function MembersOnly({ says, path, children }: MembersOnlyProps) {
  return (
    <ArtLayout picture={<PictureFrame bleeds>{children}</PictureFrame>}>
      <div className={styles.notice}>
        <h2 className="type-lead">{says}</h2>
        <p className="type-control muted">Log in or sign up to see more.</p>
        <p className={styles.actions}>
          <ButtonLink href={loginPath(path)} variant="filled">
            Log in
          </ButtonLink>
          <ButtonLink href={PATHS.signup}>Sign up</ButtonLink>
        </p>
      </div>
    </ArtLayout>
  )
}
