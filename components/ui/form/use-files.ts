import { useRef, useState } from 'react'
import { type FileRules, prepareFile } from './file-rules'

export type ChosenFile = {
  key: string
  file: File
  /** What is sent; null while it is made. */
  sent: File | null
  note: string
  /** It goes from 0 to 1; null means idle. */
  progress: number | null
  error: string | null
}

/** A key lives only as long as the page. */
let keys = 0

/** Files that are prepared as soon as they are chosen; one that is refused leaves its text. */
export function useFiles(rules: FileRules) {
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const ready = useRef(new Map<string, Promise<File | null>>())

  function add(added: readonly File[], before = files, refused: readonly string[] = []) {
    const next = added.map((file) => {
      return { key: `${++keys}`, file, sent: null, note: '', progress: null, error: null }
    })
    setRefusals(refused)
    setFiles([...before, ...next])
    for (const { key, file } of next) ready.current.set(key, prepare(key, file))
  }

  async function prepare(key: string, file: File): Promise<File | null> {
    const prepared = await prepareFile(file, rules)
    if (!ready.current.has(key)) return null
    if ('refusal' in prepared) {
      drop(key)
      setRefusals((now) => [...now, prepared.refusal])
      return null
    }
    change(key, { sent: prepared.file, note: prepared.note ?? '' })
    return prepared.file
  }

  function change(key: string, part: Partial<ChosenFile>) {
    setFiles((now) => now.map((item) => (item.key === key ? { ...item, ...part } : item)))
  }

  function drop(key: string) {
    ready.current.delete(key)
    setFiles((now) => now.filter((item) => item.key !== key))
  }

  function choose(file: File | null) {
    ready.current.clear()
    add(file ? [file] : [], [])
  }

  function remove(key: string) {
    setRefusals([])
    drop(key)
  }

  function edit(key: string, sent: File) {
    ready.current.set(key, Promise.resolve(sent))
    change(key, { sent })
  }

  /** Waits for what is sent; null where it was refused or removed. */
  async function readSent(key: string): Promise<File | null> {
    return (await ready.current.get(key)) ?? null
  }

  const reorder = setFiles
  return { files, refusals, add, choose, change, drop, remove, edit, readSent, reorder }
}
