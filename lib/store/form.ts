import { defineFields } from '@/lib/form/fields'
import { DESCRIPTION_HELP } from '@/lib/markdown/catalogue'

const example = { example: 12 }

/** An item as the owner's form shows it and as the server takes it (G-12, G-68, G-118). */
export const ITEM_FIELDS = defineFields({
  title: {
    label: 'Title',
    kind: 'line',
    max: 120,
    missing: 'Title is required.',
    autoFocus: true,
    isWide: true,
    meta: { example: 'Low Tide Study, print' },
  },
  description: {
    label: 'Description',
    kind: 'lines',
    max: 2000,
    help: DESCRIPTION_HELP,
    isWide: true,
  },
  price: {
    label: 'Price in €',
    kind: 'number',
    min: 0,
    max: 100_000,
    decimals: 2,
    isFixed: true,
    invalid: 'Please enter a valid price.',
    help: 'Such as 12.50.',
    meta: { example: 24.5 },
  },
  stock: {
    label: 'Stock',
    kind: 'number',
    min: 0,
    max: 1_000_000_000,
    decimals: 0,
    invalid: 'Stock must be a whole number from 0.',
    help: '0 shows it as sold out.',
    initial: '1',
    isOptional: true,
    meta: example,
  },
  creator: {
    label: 'Creator',
    kind: 'line',
    max: 80,
    missing: 'Creator is required.',
    isOptional: true,
    meta: { example: 'anna' },
  },
  dateMade: {
    label: 'Date made',
    kind: 'day',
    invalid: 'Please choose a valid date.',
    isOptional: true,
    meta: { example: '2026-03-10' },
  },
  size: { label: 'Size', kind: 'line', max: 20, meta: { example: '30 × 40 cm' } },
  merchType: { label: 'Type', kind: 'line', max: 40, meta: { example: 'print' } },
  productNumber: {
    label: 'Product number',
    kind: 'number',
    min: 0,
    max: 1_000_000_000,
    decimals: 0,
    invalid: 'Product number must be a whole number.',
    help: 'Optional.',
    isOptional: true,
    isNullable: true,
    meta: example,
  },
  selected: {
    label: 'listed for visitors',
    kind: 'flag',
    initial: 'true',
    invalid: 'Please choose yes or no.',
  },
  inGallery: { label: 'hangs in the gallery', kind: 'flag', invalid: 'Please choose yes or no.' },
})
