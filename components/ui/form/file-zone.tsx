import { type ClipboardEvent, type ComponentProps, type DragEvent, useState } from 'react'
import styles from './file-field.module.css'

type FileZoneProps = Omit<ComponentProps<'input'>, 'accept'> & {
  accept: readonly string[]
  onFiles: (files: readonly File[]) => void
}

/** The box of a file field; a press anywhere in it opens the browser's own choice. */
export function FileZone({ accept, onFiles, children, ...input }: FileZoneProps) {
  const { isOver, handlers } = useDrop((dropped) => !input.disabled && onFiles([...dropped]))
  return (
    <div className={`${styles.zone} ${isOver ? styles.over : ''}`} {...handlers}>
      <input
        {...input}
        type="file"
        className={styles.input}
        accept={accept.join(',')}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
      {children}
    </div>
  )
}

export function useDrop(take: (files: FileList) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      take(event.dataTransfer.files)
    },
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      take(event.clipboardData.files)
    },
  }
  return { isOver, handlers }
}
