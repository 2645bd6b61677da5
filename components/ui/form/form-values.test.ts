import { expect, test } from 'vitest'
import { defineFields } from '@/lib/form/fields'
import { bodyOf, changedIn, newValues, rebased, typedIn, uploadOf, valuesOf } from './form-values'

const FIELDS = defineFields({
  title: { label: 'Title', kind: 'line', max: 10, missing: 'Title is required.' },
  note: { label: 'Note', kind: 'lines', max: 10, isNullable: true },
  'size.width': {
    label: 'Width',
    kind: 'number',
    min: 1,
    max: 1000,
    decimals: 1,
    isFixed: true,
    invalid: 'No.',
  },
  isShown: { label: 'shown', kind: 'flag', initial: 'true', invalid: 'No.' },
  isNew: { label: 'new', kind: 'flag', invalid: 'No.' },
})

const VALUES = {
  title: 'Pier',
  note: '',
  'size.width': '29.0',
  isShown: 'false',
  isNew: 'true',
}

test('a new form has the initial values of its fields', () => {
  expect(newValues(FIELDS)).toEqual({
    title: '',
    note: '',
    'size.width': '',
    isShown: 'true',
    isNew: 'false',
  })
})

test('stored values are read at the paths that the fields are named by', () => {
  const stored = { title: 'Pier', note: null, size: { width: 29 }, isShown: false, isNew: true }
  expect(valuesOf(FIELDS, stored)).toEqual(VALUES)
  expect(valuesOf(FIELDS, { title: 'Pier', size: null })).toMatchObject({ 'size.width': '' })
})

test('a box that is not ticked is false, and texts lose the space around them', () => {
  const data = new FormData()
  data.set('title', ' Pier ')
  data.set('isNew', 'on')
  expect(typedIn(FIELDS, data)).toEqual({ ...VALUES, 'size.width': '' })
})

test('a body has the changed fields alone, at their paths', () => {
  const typed = { ...VALUES, 'size.width': '29,7', isShown: 'true' }
  const changed = changedIn(FIELDS, VALUES, typed)
  expect(changed).toEqual(['size.width', 'isShown'])
  expect(bodyOf(FIELDS, typed, changed)).toEqual({ size: { width: 29.7 }, isShown: true })
})

test('an empty number and an empty text that may be absent are null in a body', () => {
  expect(bodyOf(FIELDS, { ...VALUES, title: '', 'size.width': ' ' })).toEqual({
    title: '',
    note: null,
    size: { width: null },
    isShown: false,
    isNew: true,
  })
})

test('what is no number is sent as it was typed, and never as nothing', () => {
  const typed = { ...VALUES, 'size.width': '1,000' }
  expect(bodyOf(FIELDS, typed, ['size.width'])).toEqual({ size: { width: '1,000' } })
  expect(uploadOf(FIELDS, typed, {}).get('size.width')).toBe('1,000')
})

test('a multipart form has all fields and the files', () => {
  const file = new File(['x'], 'pier.png')
  const form = uploadOf(FIELDS, { ...VALUES, 'size.width': '29,7' }, { image: file })
  expect(Object.fromEntries(form)).toEqual({ ...VALUES, 'size.width': '29.7', image: file })
})

test('a list is typed with commas, and empty items are left out', () => {
  const fields = defineFields({
    tags: {
      label: 'Tags',
      kind: 'list',
      max: 3,
      itemMax: 10,
      missing: 'No.',
      tooLong: 'No.',
      tooMany: 'No.',
      itemExample: 'vegan',
    },
  })
  expect(valuesOf(fields, { tags: ['vegan', 'hot'] })).toEqual({ tags: 'vegan, hot' })
  expect(bodyOf(fields, { tags: 'vegan, , hot,' })).toEqual({ tags: ['vegan', 'hot'] })
})

test('what was typed stays over newer values, and nothing else', () => {
  const newer = { ...VALUES, title: 'Theirs', note: 'Also theirs' }
  const typed = { ...VALUES, title: 'Mine' }
  expect(rebased(FIELDS, { before: VALUES, typed, newer })).toEqual({ ...newer, title: 'Mine' })
})

test('several of a list are read, typed and sent as they stand in it', () => {
  const options = ['milk', 'nuts'].map((value) => ({ value, label: value }))
  const fields = defineFields({
    contains: { label: 'Contains', kind: 'ticks', options, invalid: 'No.' },
  })
  expect(valuesOf(fields, { contains: ['milk', 'nuts'] })).toEqual({ contains: 'milk, nuts' })
  expect(bodyOf(fields, { contains: 'milk, nuts' })).toEqual({ contains: ['milk', 'nuts'] })
  expect(bodyOf(fields, { contains: '' })).toEqual({ contains: [] })
  const data = new FormData()
  data.append('contains', 'milk')
  data.append('contains', 'nuts')
  expect(typedIn(fields, data)).toEqual({ contains: 'milk, nuts' })
})
