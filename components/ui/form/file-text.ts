import { dataSize } from '@/lib/format'

type ShownFile = { file: File; sent: File | null; note: string }

/** `boat.jpg, 4.2 MB → 600 kB`, and what is to be said of it. */
export function fileText({ file, sent, note }: ShownFile, ...more: string[]): string {
  const before = `${file.name}, ${dataSize(file.size)}`
  if (!sent) return `${before}, is prepared…`
  const sizes = sent === file ? before : `${before} → ${dataSize(sent.size)}`
  return [sizes, note, ...more].filter(Boolean).join(' ')
}
