import { type ItemChanges } from '@/components/store/admin/calls'
import type { ShownItem } from '@/lib/store/schema'

const TEXTS = ['title', 'description', 'creator', 'dateMade', 'size', 'merchType'] as const
const NUMBERS = ['price', 'stock', 'productNumber'] as const
const FLAGS = ['selected', 'inGallery'] as const

type Name = (typeof TEXTS)[number] | (typeof NUMBERS)[number] | (typeof FLAGS)[number]

export type ItemValues = Record<Name, string>

export function newValues(): ItemValues {
  return {
    title: '',
    description: '',
    creator: '',
    dateMade: '',
    size: '',
    merchType: '',
    price: '',
    stock: '',
    productNumber: '',
    selected: 'true',
    inGallery: 'false',
  }
}

export function valuesOf(item: ShownItem): ItemValues {
  const { title, description, creator, dateMade, size, merchType, selected, inGallery } = item
  return {
    title,
    description,
    creator,
    dateMade,
    size,
    merchType,
    price: item.price.toFixed(2),
    stock: String(item.stock),
    productNumber: item.productNumber === null ? '' : String(item.productNumber),
    selected: String(selected),
    inGallery: String(inGallery),
  }
}

/** A box that is not ticked is in no form. */
export function readValues(data: FormData): ItemValues {
  const texts = [...TEXTS, ...NUMBERS].map((name) => [name, String(data.get(name) ?? '').trim()])
  const flags = FLAGS.map((name) => [name, String(data.has(name))])
  return { ...newValues(), ...Object.fromEntries([...texts, ...flags]) }
}

/** What differs, so that a change of somebody else stays; a text that is no number is passed on. */
export function changesOf(before: ItemValues, after: ItemValues): ItemChanges {
  const differs = (name: Name) => before[name] !== after[name]
  const texts = TEXTS.filter(differs).map((name) => [name, after[name]])
  const numbers = NUMBERS.filter(differs).map((name) => [name, toNumber(after[name])])
  const flags = FLAGS.filter(differs).map((name) => [name, after[name] === 'true'])
  return Object.fromEntries([...texts, ...numbers, ...flags])
}

function toNumber(text: string): number | string | null {
  const point = text.replace(',', '.')
  if (point === '') return null
  return /^\d+(\.\d+)?$/.test(point) ? Number(point) : text
}

/** Multipart, without what was left empty. */
export function toUpload(values: ItemValues, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  form.set('price', values.price.replace(',', '.'))
  form.append('image', file)
  return form
}
