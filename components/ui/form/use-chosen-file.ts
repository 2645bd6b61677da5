import { useEffect, useRef } from 'react'
import type { FileRules } from './file-rules'
import { PICTURE_RULES } from './picture-rules'
import { type ChosenFile, useFiles } from './use-files'

export type FileOptions = {
  /** Its errors have it; default `image`. */
  name?: string
  rules?: FileRules
  first?: File | null | undefined
}

export type FileChoice = {
  name: string
  rules: FileRules
  chosen: ChosenFile | null
  /** Why the last file was not taken. */
  refusal: string | undefined
  onChoose: (file: File | null) => void
  onEdit: (sent: File) => void
}

/** One file; `readSent` waits until it is prepared. */
export function useChosenFile(options: FileOptions) {
  const { name = 'image', rules = PICTURE_RULES, first = null } = options
  const { files, refusals, choose, edit, readSent } = useFiles(rules)
  const chosen = files[0] ?? null
  const chooseFirst = useRef(() => first && choose(first))
  useEffect(() => void chooseFirst.current(), [])

  const onEdit = (sent: File) => chosen && edit(chosen.key, sent)
  const choice: FileChoice = { name, rules, chosen, refusal: refusals[0], onChoose: choose, onEdit }
  return { ...choice, readSent: async () => chosen && readSent(chosen.key) }
}
