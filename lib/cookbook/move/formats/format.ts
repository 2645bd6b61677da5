import { isObject, type Node } from '@/lib/cookbook/import/nodes'
import type { ArchiveFile } from '@/lib/cookbook/move/archive'

/** A recipe of an archive, as an object of schema.org. */
export type ArchivedRecipe = {
  node: Record<string, unknown>
  /** The cover comes first. */
  pictures: readonly ArchiveFile[]
  /** What this site has no place for, such as `rating`. */
  lost: readonly string[]
  /** What schema.org has no word for, of an archive of this site. */
  siteFields?: Fields | null
}

export type ArchiveFormat = {
  name: string
  fits: (files: readonly ArchiveFile[]) => boolean
  read: (files: readonly ArchiveFile[]) => AsyncGenerator<ArchivedRecipe>
}

export type Fields = Node

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

/** It ends with a slash, and is empty at the top of the archive. */
export function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1)
}

export function parseFields(bytes: Buffer): Fields | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''))
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** It never reads what an object inherits. */
function fieldAt(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

export function textAt(fields: Fields | null | undefined, name: string): string {
  const value = fields && fieldAt(fields, name)
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

export function listAt(fields: Fields, name: string): Fields[] {
  const value = fieldAt(fields, name)
  return Array.isArray(value) ? value.filter(isObject) : []
}

export function fieldsAt(fields: Fields, name: string): Fields | null {
  const value = fieldAt(fields, name)
  return isObject(value) ? value : null
}

/** Names of fields that say something and have no place here. */
export function lostOf(fields: Fields, names: readonly string[]): string[] {
  return names.filter((name) => {
    const value = fieldAt(fields, name)
    const isEmpty = value === null || value === undefined || value === '' || value === 0
    return !isEmpty && value !== false && !(Array.isArray(value) && value.length === 0)
  })
}

/** Notes and the source stand below the description, as paragraphs. */
export function paragraphsOf(...parts: readonly string[]): string[] {
  return parts.flatMap((part) => part.split(/\n\s*\n/u)).filter(Boolean)
}

export function sourceLine(source: string): string {
  return source && `Source: ${source}`
}

/** The name of a step or a section stands before its text. */
export function stepNodes(steps: readonly Fields[], name: string, text: string) {
  return steps
    .filter((step) => textAt(step, text))
    .map((step) => ({
      '@type': 'HowToStep',
      text: labelled(textAt(step, name), textAt(step, text)),
    }))
}

export function labelled(label: string, text: string): string {
  return [label, text].filter(Boolean).join(': ')
}

/** A line that names the lines below it. */
export function groupLine(title: string): string {
  return title && `${title.replace(/:$/, '')}:`
}

/** `2 cups flour, sifted`; an amount of 0 means that there is none. */
export function ingredientLine(amount: unknown, unit: string, food: string, note: string): string {
  const number = Number(amount)
  const quantity = Number.isFinite(number) && number > 0 ? String(+number.toFixed(3)) : ''
  const start = [quantity, unit, food].filter(Boolean).join(' ')
  return start && note ? `${start}, ${note}` : start || note
}
