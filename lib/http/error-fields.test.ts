import { expect, test } from 'vitest'
import { readErrorFields, writeErrorFields } from '@/lib/http/error-fields'

test('fields go through a header, in any language (G-1)', () => {
  const fields = { title: 'Title is required.', 'rating.body': '0 – 10, “ganz”\n🌊' }
  const header = writeErrorFields(fields)
  expect(header).toMatch(/^[\x20-\x7e]*$/)
  expect(new Headers({ 'x-error-fields': header }).get('x-error-fields')).toBe(header)
  expect(readErrorFields(header)).toEqual(fields)
})

test('no header, or one of somebody else, has no fields', () => {
  for (const header of [null, '', 'title', '7', 'null', '["a"', '{"title":7}']) {
    expect(readErrorFields(header), String(header)).toEqual({})
  }
})
