import { useEffect, useRef, useState } from 'react'
import { showToast } from '@/components/ui/show-toast'
import { type FileChoice, type FileOptions, useChosenFile } from './use-chosen-file'
import type { Submit, SubmitOptions } from './use-submit'

export type UploadControl = {
  /** Aborted on cancel or unmount. */
  signal: AbortSignal
  /** `part` goes from 0 to 1. */
  onProgress: (part: number) => void
}

type UploadOptions<T, Step extends string> = SubmitOptions<T, Step> &
  FileOptions & {
    /** What a form without a file is told; without it, nothing is said. */
    missing?: string
  }

export type Upload = FileChoice & {
  /** It goes from 0 to 1; null means idle. */
  progress: number | null
  onCancel: () => void
  /** Null where there is nothing to retry. */
  onRetry: (() => void) | null
}

const LEFT = 'The file was not sent, as its form was closed.'

/** Runs through the form's `submit`; a cancelled upload keeps the file. */
export function useUpload<T, Step extends string>(
  submit: Submit<Step>,
  send: (file: File, control: UploadControl) => Promise<T>,
  options: UploadOptions<T, Step> = {},
): Upload & { start: () => void } {
  const { readSent, ...choice } = useChosenFile(options)
  const { name, chosen, refusal } = choice
  const [progress, setProgress] = useState<number | null>(null)
  const [isTried, setTried] = useState(false)
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(new DOMException(LEFT, 'AbortError')), [])

  function start() {
    if (submit.busy !== null) return
    const text = refusal ?? options.missing
    if (!chosen) return void (text && submit.fail({ [name]: text }, undefined, options.step))
    const control = new AbortController()
    running.current = control
    setTried(true)
    setProgress(0)
    const work = async () => {
      const file = await readSent()
      // Its refusal stands at the field.
      if (!file) throw new DOMException('The file was refused.', 'AbortError')
      return send(file, { signal: control.signal, onProgress: setProgress })
    }
    void submit.run(work, options).then((isDone) => {
      setProgress(null)
      if (isDone) choose(null)
      else if (Object(control.signal.reason).message === LEFT) void showToast('error', LEFT)
    })
  }

  function choose(next: File | null) {
    setTried(false)
    submit.clear()
    choice.onChoose(next)
  }

  return {
    ...choice,
    progress,
    start,
    onChoose: choose,
    onCancel: () => running.current?.abort(),
    onRetry: isTried && chosen !== null && progress === null ? start : null,
  }
}
