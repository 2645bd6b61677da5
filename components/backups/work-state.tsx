import type { BackupsState } from '@/lib/backups/schema'
import { count } from '@/lib/format'
import styles from './backups.module.css'

const NAMES = { make: 'An archive is being made', restore: 'The site is being restored' }

/** Says what is being done now, or what came of it. */
export function WorkState({ work, outcome }: Pick<BackupsState, 'work' | 'outcome'>) {
  return (
    <>
      <p role="status" className="type-control">
        {work ? `${NAMES[work.name]}. You may leave this page.` : outcome?.isDone && outcome.text}
      </p>
      <p role="alert" className="type-control">
        {!work &&
          outcome &&
          !outcome.isDone &&
          `It failed, and the site is as before. ${outcome.text}`}
      </p>
      {work && (
        <p className="type-small">
          <progress
            className={styles.progress}
            aria-label={NAMES[work.name]}
            {...(work.total > 0 && { value: work.done, max: work.total })}
          />
          <br />
          {work.total > 0 && `${count(work.done)} of ${count(work.total)} documents and pictures`}
        </p>
      )}
    </>
  )
}
