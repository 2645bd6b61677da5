'use client'

import { useEffect, useRef, useState } from 'react'
import { failureOf } from './failure'
import { prepareFile } from './file-rules'
import { PICTURE_RULES } from './picture-rules'
import type { UploadControl } from './use-upload'

export type QueuedFile = {
  key: string
  /** As it was chosen. */
  file: File
  /** What is sent; null while it is made. */
  sent: File | null
  note: string
  /** It goes from 0 to 1; null means idle. */
  progress: number | null
  error: string | null
}

type Send = (item: QueuedFile & { sent: File }, control: UploadControl) => Promise<void>

/** Several pictures, sent one after the other; what fails stays, to be sent again. */
export function useFileQueue(
  refuse?: (file: File, before: readonly QueuedFile[]) => string | undefined,
) {
  const [queue, setQueue] = useState<readonly QueuedFile[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [isSending, setSending] = useState(false)
  const running = useRef<AbortController>(null)
  /** What is sent of each file; null where it is refused. */
  const ready = useRef(new Map<string, Promise<File | null>>())

  useEffect(() => () => running.current?.abort(), [])

  function change(key: string, part: Partial<QueuedFile>) {
    setQueue((now) => now.map((item) => (item.key === key ? { ...item, ...part } : item)))
  }

  function add(files: readonly File[]) {
    const next = [...queue]
    const refused: string[] = []
    for (const file of files) {
      const refusal = refuse?.(file, next)
      if (refusal) refused.push(refusal)
      else next.push(queued(file))
    }
    setRefusals(refused)
    setQueue(next)
    for (const { key, file } of next.slice(queue.length)) ready.current.set(key, prepare(key, file))
  }

  async function prepare(key: string, file: File): Promise<File | null> {
    const prepared = await prepareFile(file, PICTURE_RULES)
    if (!('refusal' in prepared)) {
      change(key, { sent: prepared.file, note: prepared.note ?? '' })
      return prepared.file
    }
    setRefusals((now) => [...now, prepared.refusal])
    drop(key)
    return null
  }

  function drop(key: string) {
    ready.current.delete(key)
    setQueue((now) => now.filter((item) => item.key !== key))
  }

  function remove(key: string) {
    setRefusals([])
    drop(key)
  }

  function edit(key: string, sent: File) {
    ready.current.set(key, Promise.resolve(sent))
    change(key, { sent })
  }

  /** Resolves whether all were sent; each that was leaves the queue. */
  async function send(work: Send, keys = queue.map(({ key }) => key)): Promise<boolean> {
    const control = new AbortController()
    running.current = control
    setSending(true)
    let isWhole = true
    for (const item of queue.filter(({ key }) => keys.includes(key))) {
      const { key } = item
      const onProgress = (progress: number) => change(key, { progress })
      try {
        const sent = await ready.current.get(key)
        if (!sent) continue
        change(key, { progress: 0, error: null })
        await work({ ...item, sent }, { signal: control.signal, onProgress })
        drop(key)
      } catch (reason) {
        const error = control.signal.aborted ? 'Cancelled.' : failureOf(reason).text
        change(key, { progress: null, error })
        isWhole = false
        if (control.signal.aborted) break
      }
    }
    setSending(false)
    return isWhole
  }

  const cancel = () => running.current?.abort()

  return { queue, refusals, isSending, add, remove, edit, reorder: setQueue, send, cancel }
}

export type FileQueue = ReturnType<typeof useFileQueue>

/** `randomUUID` needs https; a key lives only as long as the page. */
let keys = 0
function queued(file: File): QueuedFile {
  return { key: `file-${++keys}`, file, sent: null, note: '', progress: null, error: null }
}
