'use client'

import { useEffect, useRef, useState } from 'react'
import { failureOf } from '@/components/ui/form/failure'
import { refusalOf } from '@/components/ui/form/file-rules'
import { LIMITS } from '@/lib/config/limits'
import { PICTURE_TYPES } from '@/lib/config/picture-types'
import { COOKBOOK_TEXTS, RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { recipeCalls } from '@/components/cookbook/editing/calls'
import { newKey } from './recipe-values'

export type QueuedPicture = {
  key: string
  file: File
  /** It goes from 0 to 1; null means idle. */
  progress: number | null
  error: string | null
}

/** New pictures of a recipe, sent one after the other; what fails stays, to be sent again. */
export function usePictureQueue(stored: number) {
  const [queue, setQueue] = useState<readonly QueuedPicture[]>([])
  const [refusal, setRefusal] = useState<string>()
  const running = useRef<AbortController>(null)
  const isSending = queue.some(({ progress }) => progress !== null)

  useEffect(() => () => running.current?.abort(), [])

  function change(key: string, part: Partial<QueuedPicture>) {
    setQueue((now) => now.map((item) => (item.key === key ? { ...item, ...part } : item)))
  }

  function add(files: readonly File[]) {
    const next = [...queue]
    let refused: string | undefined
    for (const file of files) {
      const wrong = refusalOf(file, PICTURE_TYPES, LIMITS.fileBytes) ?? refusalAmong(next, file)
      if (wrong) refused = wrong
      else next.push({ key: newKey(), file, progress: null, error: null })
    }
    setRefusal(refused)
    setQueue(next)
  }

  function refusalAmong(next: readonly QueuedPicture[], file: File): string | undefined {
    const isSame = (other: File) => other.name === file.name && other.size === file.size
    if (next.some((item) => isSame(item.file))) return COOKBOOK_TEXTS.pictureTwice
    return stored + next.length >= RECIPE_LIMITS.pictures ? COOKBOOK_TEXTS.picturesFull : undefined
  }

  function remove(key: string) {
    setRefusal(undefined)
    setQueue((now) => now.filter((item) => item.key !== key))
  }

  /** Resolves to the recipe's pictures, or null where one failed or was cancelled. */
  async function send(recipeId: string, onStored: (images: string[]) => void): Promise<boolean> {
    const control = new AbortController()
    running.current = control
    let isWhole = true
    for (const { key, file } of queue) {
      change(key, { progress: 0, error: null })
      const onProgress = (progress: number) => change(key, { progress })
      try {
        const { signal } = control
        const { images } = await recipeCalls.addPicture(recipeId, file, { signal, onProgress })
        remove(key)
        onStored(images)
      } catch (reason) {
        const error = control.signal.aborted ? 'Cancelled.' : failureOf(reason).text
        change(key, { progress: null, error })
        isWhole = false
        if (control.signal.aborted) break
      }
    }
    return isWhole
  }

  const cancel = () => running.current?.abort()

  return { queue, refusal, isSending, add, remove, reorder: setQueue, send, cancel }
}

export type PictureQueue = ReturnType<typeof usePictureQueue>
