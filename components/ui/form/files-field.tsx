import { type ReactNode, useId } from 'react'
import field from './field.module.css'
import styles from './file-field.module.css'
import { FileZone } from './file-zone'
import { PICTURE_RULES } from './picture-rules'
import type { FileQueue } from './use-file-queue'

type FilesFieldProps = {
  /** Screen readers need it. */
  label: string
  files: FileQueue
  text: string
  help: string
  /** The box disappears where no further file fits. */
  isFull?: boolean
  children: ReactNode
}

/** Takes several pictures; each that is refused is named. */
export function FilesField(props: FilesFieldProps) {
  const { label, files, text, help, isFull = false, children } = props
  const { refusals, isSending, add } = files
  const id = useId()
  return (
    <div className={field.field}>
      {children}
      {!isFull && (
        <FileZone
          multiple
          accept={PICTURE_RULES.accept}
          disabled={isSending}
          aria-label={label}
          aria-invalid={refusals.length > 0 ? true : undefined}
          aria-describedby={id}
          onFiles={add}
        >
          <p className={`${styles.words} type-control`}>{text}</p>
        </FileZone>
      )}
      <div id={id} className={`${field.note} type-small`}>
        <div role="alert" className={field.error}>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
        </div>
        <p className="muted">{help}</p>
      </div>
    </div>
  )
}
