'use client'

import { useEffect, useRef, useState } from 'react'
import type { Submit, SubmitOptions } from './use-submit'

export type UploadControl = {
  /** Aborted on cancel or unmount. */
  signal: AbortSignal
  /** `part` goes from 0 to 1. */
  onProgress: (part: number) => void
}

export type Upload = {
  file: File | null
  /** It goes from 0 to 1; null means idle. */
  progress: number | null
  onChoose: (file: File | null) => void
  onCancel: () => void
  /** Null where there is nothing to retry. */
  onRetry: (() => void) | null
}

/** Runs through the form's `submit`; a cancelled upload keeps the file. `first` is chosen already. */
export function useUpload<T, Step extends string>(
  submit: Submit<Step>,
  send: (file: File, control: UploadControl) => Promise<T>,
  options: SubmitOptions<T, Step> = {},
  first: File | null = null,
): Upload & { start: () => void } {
  const [file, setFile] = useState(first)
  const [progress, setProgress] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  function start() {
    if (file === null || submit.busy !== null) return
    const control = new AbortController()
    running.current = control
    setTried(true)
    setProgress(0)
    const work = () => send(file, { signal: control.signal, onProgress: setProgress })
    void submit.run(work, options).then((isDone) => {
      setProgress(null)
      if (isDone) choose(null)
    })
  }

  function choose(next: File | null) {
    setFile(next)
    setTried(false)
    submit.clear()
  }

  return {
    file,
    progress,
    start,
    onChoose: choose,
    onCancel: () => running.current?.abort(),
    onRetry: isTried && file !== null && progress === null ? start : null,
  }
}
