import type { ComponentProps } from 'react'
import styles from './file-field.module.css'
import { useDrop } from './use-drop'

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
