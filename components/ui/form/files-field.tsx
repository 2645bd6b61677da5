'use client'

import { type ReactNode, useId } from 'react'
import field from './field.module.css'
import styles from './file-field.module.css'
import { PICTURE_RULES } from './picture-rules'
import { useDrop } from './use-drop'
import type { FileQueue } from './use-file-queue'

type FilesFieldProps = {
  /** Screen readers need it. */
  label: string
  files: FileQueue
  /** It stands in the field. */
  text: string
  help: string
  /** The zone disappears where no further file fits. */
  isFull?: boolean
  /** What was chosen, in lines. */
  children: ReactNode
}

/** Takes several pictures; each that is refused is named. */
export function FilesField(props: FilesFieldProps) {
  const { label, files, text, help, isFull = false, children } = props
  const { refusals, isSending, add } = files
  const id = useId()
  const { isOver, handlers } = useDrop((dropped) => !isSending && add([...dropped]))

  return (
    <div className={field.field} {...handlers}>
      {children}
      {!isFull && (
        <div className={`${styles.zone} ${isOver ? styles.over : ''}`}>
          <input
            id={id}
            type="file"
            multiple
            className={styles.input}
            accept={PICTURE_RULES.accept.join(',')}
            disabled={isSending}
            aria-label={label}
            aria-invalid={refusals.length > 0 ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={({ currentTarget }) => {
              add([...(currentTarget.files ?? [])])
              // Allows choosing the same file again.
              currentTarget.value = ''
            }}
          />
          <p className={`${styles.words} type-control`}>{text}</p>
        </div>
      )}
      <div id={`${id}-note`} className={`${field.note} type-small`} role="alert">
        {refusals.map((refusal) => (
          <p key={refusal} className={field.error}>
            {refusal}
          </p>
        ))}
      </div>
      <p className="type-small muted">{help}</p>
    </div>
  )
}
