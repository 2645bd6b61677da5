import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CropButton, fileText } from './crop-button'
import field from './field.module.css'
import styles from './file-field.module.css'
import { FilePreview } from './file-preview'
import { FileZone } from './file-zone'
import { useFieldError } from './form-context'
import type { FileChoice } from './use-chosen-file'
import type { Upload } from './use-upload'

type FileFieldProps = {
  label: string
  upload: FileChoice & Partial<Upload>
  help?: string
  canCrop?: boolean
}

export function FileField({ label, upload, help, canCrop = false }: FileFieldProps) {
  const { name, rules, chosen, refusal, progress = null, onChoose, onCancel, onRetry } = upload
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [others, setOthers] = useState('')
  const error = useFieldError(name, refusal)
  const isSending = progress !== null
  const sent = chosen?.sent

  function take([next, ...rest]: readonly File[]) {
    if (!next) return
    setOthers(rest.length > 0 ? 'Of several files, the first one is taken.' : '')
    onChoose(next)
  }

  function remove() {
    onChoose(null)
    input.current?.focus()
  }

  return (
    <div className={field.field}>
      <label htmlFor={id} className={`${field.label} type-small`}>
        {label}
      </label>
      <FileZone
        ref={input}
        id={id}
        accept={rules.accept}
        disabled={isSending}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note ${id}-file`}
        onFiles={take}
      >
        {sent && <FilePreview file={sent} />}
        <p id={`${id}-file`} className={`${styles.words} type-control`} role="status">
          {chosen ? fileText(chosen, others) : 'Choose, drop or paste a file.'}
        </p>
        {chosen && !isSending && (
          <span className={styles.act}>
            {canCrop && sent && (
              <CropButton name={chosen.file.name} file={sent} onCrop={upload.onEdit} />
            )}
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
      </FileZone>
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
