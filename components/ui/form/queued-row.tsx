import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { CropButton, fileText } from './crop-button'
import { FilePreview } from './file-preview'
import styles from './queued-row.module.css'
import type { FileQueue } from './use-file-queue'
import type { ChosenFile } from './use-files'

type QueuedRowProps = {
  item: ChosenFile
  files: FileQueue
  /** It sends this one again, or a hint says how that is done. */
  retry: (() => void) | string
  children?: ReactNode
}

export function QueuedRow({ item, files, retry, children }: QueuedRowProps) {
  const { key, file, sent, progress, error } = item
  const { isSending, edit, remove, cancel } = files
  return (
    <div className={styles.row}>
      {sent && <FilePreview file={sent} />}
      <div className={styles.words}>
        {children}
        <p className={`${styles.name} type-small`} role="status">
          {fileText(item)}
        </p>
        {error && (
          <p className={`${styles.error} type-small`}>
            {error} {typeof retry === 'string' && retry}
          </p>
        )}
        {progress !== null && (
          <progress className={styles.bar} value={progress} aria-label={`Sending ${file.name}`} />
        )}
      </div>
      {progress !== null && (
        <Button variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
      {!isSending && (
        <span className={styles.act}>
          {error && typeof retry !== 'string' && (
            <Button variant="quiet" aria-label={`Send ${file.name} again`} onClick={retry}>
              Send again
            </Button>
          )}
          {sent && <CropButton name={file.name} file={sent} onCrop={(part) => edit(key, part)} />}
          <Button variant="quiet" aria-label={`Remove ${file.name}`} onClick={() => remove(key)}>
            Remove
          </Button>
        </span>
      )}
    </div>
  )
}
