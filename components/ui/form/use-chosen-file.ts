'use client'

import { useEffect, useRef, useState } from 'react'
import { type FileRules, prepareFile } from './file-rules'
import { PICTURE_RULES } from './picture-rules'

type Chosen = {
  /** As it was chosen. */
  file: File
  /** What is sent; null while it is made. */
  sent: File | null
  note: string
}

export type FileOptions = {
  /** The field of the form; default `image`. */
  field?: string
  rules?: FileRules
  /** It is chosen already. */
  first?: File | null | undefined
}

export type FileChoice = {
  field: string
  rules: FileRules
  chosen: Chosen | null
  /** Why the last file was not taken. */
  refusal: string | undefined
  onChoose: (file: File | null) => void
  /** Replaces what is sent, such as by a part of it. */
  onEdit: (file: File) => void
}

/** A file that is prepared as soon as it is chosen; `readSent` waits for that, null if refused. */
export function useChosenFile(options: FileOptions) {
  const { field = 'image', rules = PICTURE_RULES, first = null } = options
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const latest = useRef<File>(null)
  const ready = useRef<Promise<File | null>>(Promise.resolve(null))

  function choose(file: File | null) {
    setRefusal(undefined)
    setChosen(file && { file, sent: null, note: '' })
    latest.current = file
    ready.current = file ? prepare(file) : Promise.resolve(null)
  }

  async function prepare(file: File): Promise<File | null> {
    const prepared = await prepareFile(file, rules)
    if (latest.current !== file) return null
    if ('refusal' in prepared) {
      setChosen(null)
      setRefusal(prepared.refusal)
      return null
    }
    setChosen({ file, sent: prepared.file, note: prepared.note ?? '' })
    return prepared.file
  }

  function edit(file: File) {
    ready.current = Promise.resolve(file)
    setChosen((now) => now && { ...now, sent: file })
  }

  const chooseFirst = useRef(() => first && choose(first))
  useEffect(() => void chooseFirst.current(), [])

  const choice: FileChoice = { field, rules, chosen, refusal, onChoose: choose, onEdit: edit }
  return { ...choice, readSent: () => ready.current }
}
