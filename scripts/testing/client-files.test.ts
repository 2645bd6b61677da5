import path from 'node:path'
import { expect, test } from 'vitest'
import { hasDirective, needlessDirectives, readFileImports } from './client-files'

const root = path.resolve(import.meta.dirname, '../..')

test('a directive is needed where a file of the server imports the file, and nowhere else', () => {
  const imports = new Map([
    ['app/page.tsx', ['components/shared.tsx']],
    ['components/shared.tsx', ['components/form.tsx']],
    ['components/form.tsx', ['components/field.tsx']],
    ['components/field.tsx', []],
  ])
  const marked = ['components/form.tsx', 'components/field.tsx']
  expect(needlessDirectives(imports, (file) => marked.includes(file))).toEqual([
    'components/field.tsx',
  ])
})

test('“use client” stands where the server hands over to the browser alone', () => {
  expect(needlessDirectives(readFileImports(root), (file) => hasDirective(root, file))).toEqual([])
})
