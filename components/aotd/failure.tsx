'use client'

import type { SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { CrossedPlace, PictureFrame } from '@/components/ui/picture-frame'
import { StatusBadge } from '@/components/ui/status-badge'
import { ART_TEXTS } from '@/lib/aotd/catalogue'
import { ArtLayout } from './art-layout'
import styles from './notice.module.css'

type FailureProps = {
  status: 'failed' | 'error'
  message: string
  /** What makes trying again help. */
  hint?: string
}

/** The painting, the connection or the picture failed; Retry loads the page anew (G-62d). */
export function Failure({ status, message, hint }: FailureProps) {
  return (
    <ArtLayout
      picture={
        <PictureFrame bleeds>
          <CrossedPlace />
        </PictureFrame>
      }
    >
      <div className={styles.notice}>
        <StatusBadge status={status} />
        <div role="alert">
          <h2 className="type-name">
            {status === 'failed' ? ART_TEXTS.failedTitle : ART_TEXTS.errorTitle}
          </h2>
          <p className="type-control muted">{message || ART_TEXTS.defaultError}</p>
        </div>
        {hint && <p className="type-control muted">{hint}</p>}
        {/* Without scripts the form asks for the page again by itself. */}
        <form className={styles.actions} onSubmit={reload}>
          <Button type="submit" variant="filled">
            Retry
          </Button>
        </form>
      </div>
    </ArtLayout>
  )
}

function reload(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  location.reload()
}
