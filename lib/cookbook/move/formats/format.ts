import { withoutPictures } from '@/lib/cookbook/import/plain-markup'
import { parseMarkdown } from '@/lib/markdown/parse-markdown'
import { plainText } from '@/lib/markdown/plain-text'
import { type Fields, textAt } from '@/lib/json-fields'
import type { ArchiveFile } from '@/lib/archives/archive'

export type ArchivedRecipe = {
  node: Record<string, unknown>
  /** The cover comes first. */
  pictures: readonly ArchiveFile[]
  /** What this site has no place for, such as `rating`. */
  lost: readonly string[]
  /** The file cannot be read; its name is the title. */
  isDamaged?: true
  /** What schema.org has no word for, of an archive of this site. */
  siteFields?: Fields | null
}

export type ArchiveFormat = {
  name: string
  fits: (files: readonly ArchiveFile[]) => boolean
  read: (files: readonly ArchiveFile[]) => AsyncGenerator<ArchivedRecipe>
}

const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)$/iu
const COVER = /(?:^|\/)(?:full|original|image|cover)\.[a-z]+$/iu
/** Smaller copies of other pictures. */
const COPY = /(?:^|\/)(?:thumb\d*|min-original|tiny-original)\.[a-z]+$/iu

export function picturesIn(files: readonly ArchiveFile[], folder: string): ArchiveFile[] {
  const pictures = files.filter(
    ({ name }) => name.startsWith(folder) && PICTURE.test(name) && !COPY.test(name),
  )
  return pictures.toSorted(
    (a, b) => rankOf(a.name) - rankOf(b.name) || a.name.localeCompare(b.name),
  )
}

function rankOf(name: string): number {
  return COVER.test(name) ? 0 : 1
}

/** Stands for a file that cannot be read, so that nothing is left out in silence. */
export function damagedRecipe({ name }: ArchiveFile): ArchivedRecipe {
  return { node: { name }, pictures: [], lost: [], isDamaged: true }
}

/** It ends with a slash, and is empty at the top of the archive. */
export function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

/** Notes and the source stand below the description, as paragraphs. */
export function paragraphsOf(...parts: readonly string[]): string[] {
  return parts.flatMap((part) => part.split(/\n\s*\n/u)).filter(Boolean)
}

export function sourceLine(source: string): string {
  return source && `Source: ${source}`
}

/** The name of a step stands before its text, which may have many lines. */
export function stepNodes(steps: readonly Fields[], name: string, text: string) {
  return steps
    .filter((step) => textAt(step, text))
    .map((step) => ({
      '@type': 'HowToSection',
      name: textAt(step, name),
      itemListElement: [withoutMarkdown(withoutPictures(textAt(step, text)))],
    }))
}

export function withoutMarkdown(text: string): string {
  return plainText(parseMarkdown(text, 'page'))
}

export function labelled(label: string, text: string): string {
  return [label, text].filter(Boolean).join(': ')
}

export function groupLine(title: string): string {
  return title && `${title.replace(/:$/, '')}:`
}

/** `2 cups flour, sifted`; an amount of 0, or a lone 1 before a note, means that there is none. */
export function ingredientLine(amount: unknown, unit: string, food: string, note: string): string {
  const number = Number(amount)
  const quantity = Number.isFinite(number) && number > 0 ? String(+number.toFixed(6)) : ''
  const start = [quantity, unit, food].filter(Boolean).join(' ')
  if (!food && !unit && (start === '1' || /^[\d¼-¾⅐-⅞]/u.test(note))) return note
  return [start, note].filter(Boolean).join(food ? ', ' : ' ')
}
