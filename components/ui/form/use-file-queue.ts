import { useEffect, useRef, useState } from 'react'
import { failureOf } from './failure'
import { PICTURE_RULES } from './picture-rules'
import { type ChosenFile, useFiles } from './use-files'
import type { UploadControl } from './use-upload'

type Send = (item: ChosenFile & { sent: File }, control: UploadControl) => Promise<void>

type Refuse = (file: File, others: readonly File[]) => string | undefined

/** Several pictures, sent one after the other; what fails stays, to be sent again. */
export function useFileQueue(refuse: Refuse = () => undefined) {
  const { files: queue, add, change, drop, readSent, ...actions } = useFiles(PICTURE_RULES)
  const [isSending, setSending] = useState(false)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  function addFiles(added: readonly File[]) {
    const taken: File[] = []
    const refused: string[] = []
    for (const file of added) {
      const refusal = refuse(file, [...queue.map((item) => item.file), ...taken])
      if (refusal === undefined) taken.push(file)
      else refused.push(refusal)
    }
    add(taken, queue, refused)
  }

  /** Resolves whether all were sent; each that was leaves the queue. */
  async function send(work: Send, keys = queue.map(({ key }) => key)): Promise<boolean> {
    const control = new AbortController()
    const { signal } = control
    running.current = control
    setSending(true)
    let isWhole = true
    for (const item of queue.filter(({ key }) => keys.includes(key))) {
      const { key } = item
      const onProgress = (progress: number) => change(key, { progress })
      try {
        const sent = await readSent(key)
        // It was refused while it was prepared.
        if (!sent) {
          isWhole = false
          continue
        }
        change(key, { progress: 0, error: null })
        await work({ ...item, sent }, { signal, onProgress })
        drop(key)
      } catch (reason) {
        const error = signal.aborted ? 'Cancelled.' : failureOf(reason).text
        change(key, { progress: null, error })
        isWhole = false
        if (signal.aborted) break
      }
    }
    setSending(false)
    return isWhole
  }

  const cancel = () => running.current?.abort()

  return { ...actions, queue, isSending, add: addFiles, send, cancel }
}

export type FileQueue = ReturnType<typeof useFileQueue>
