import { type ClipboardEvent, type DragEvent, useState } from 'react'

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
