'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import field from './field.module.css'
import styles from './file-field.module.css'
import { FilePreview } from './file-preview'
import { useFieldError } from './form-context'
import { dataSize } from '@/lib/format'
import { refusalOf } from './file-rules'
import { useDrop } from './use-drop'
import type { Upload } from './use-upload'

type FileFieldProps = {
  label: string
  name: string
  /** Media types, such as `image/png`. */
  accept: readonly string[]
  maxBytes: number
  upload: Upload
  help?: string
  error?: string | undefined
}

export function FileField(props: FileFieldProps) {
  const { label, name, accept, maxBytes, upload, help, error: given } = props
  const { file, progress, onChoose, onCancel, onRetry } = upload
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const { isOver, handlers } = useDrop(take)
  const error = useFieldError(name, refusal ?? given)
  const isSending = progress !== null

  function take(files: FileList | null | undefined) {
    const [next] = files ?? []
    if (!next || isSending) return
    const wrong = refusalOf(next, accept, maxBytes)
    setRefusal(wrong)
    onChoose(wrong ? null : next)
  }

  function remove() {
    setRefusal(undefined)
    onChoose(null)
    input.current?.focus()
  }

  return (
    <div className={field.field} {...handlers}>
      <label htmlFor={id} className={`${field.label} type-small`}>
        {label}
      </label>
      <div className={`${styles.zone} ${isOver ? styles.over : ''}`}>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles.input}
          accept={accept.join(',')}
          disabled={isSending}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note ${id}-file`}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
        {file && <FilePreview file={file} />}
        <p id={`${id}-file`} className={`${styles.words} type-control`} role="status">
          {file ? `${file.name}, ${dataSize(file.size)}` : 'Choose, drop or paste a file.'}
        </p>
        {file && !isSending && (
          <span className={styles.act}>
            <Button variant="quiet" onClick={remove}>
              Remove
            </Button>
          </span>
        )}
        {isSending && (
          <span className={styles.act}>
            <progress className={styles.bar} value={progress} aria-label={`Sending ${label}`} />
            <span className="type-small">{Math.round(progress * 100)} %</span>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </span>
        )}
      </div>
      <p id={`${id}-note`} className={`${error ? field.error : 'muted'} ${field.note} type-small`}>
        {error ?? help}
      </p>
      {/* The note itself is announced by the form or this field. */}
      <p role="alert" className="visually-hidden">
        {refusal}
      </p>
      {onRetry && !refusal && (
        <span>
          <Button variant="quiet" onClick={onRetry}>
            Send again
          </Button>
        </span>
      )}
    </div>
  )
}
