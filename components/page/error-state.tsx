import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { CrossedPlace } from '@/components/ui/picture-frame'
import { PictureState } from './picture-state'
import styles from './picture-state.module.css'

type ErrorStateProps = {
  title: string
  message: string
  hint?: string | undefined
  status?: ReactNode
}

/** Retry reloads the page (G-62d). */
export function ErrorState({ title, message, hint, status }: ErrorStateProps) {
  return (
    <PictureState place={<CrossedPlace />}>
      {status}
      <div role="alert">
        <h2 className="type-name">{title}</h2>
        <p className="type-control muted">{message}</p>
      </div>
      {hint && <p className="type-control muted">{hint}</p>}
      {/* Without scripts the form itself requests the page again. */}
      <form className={styles.actions} onSubmit={reload}>
        <Button type="submit" variant="filled">
          Retry
        </Button>
      </form>
    </PictureState>
  )
}

function reload(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  location.reload()
}
