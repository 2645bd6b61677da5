import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { figuresOf } from './figures'
import { readSources } from './sources'

const root = path.resolve(import.meta.dirname, '../..')

test('sources are counted by what they hold', () => {
  const figures = figuresOf([
    {
      file: 'lib/coffee/coffees.ts',
      text: "import type { B } from './b'\nexport function list() {}\n",
    },
    { file: 'lib/coffee/b.ts', text: "import { list } from '@/lib/coffee/coffees'\n" },
    { file: 'components/coffee/page.tsx', text: 'const a = { quoteHelp }\n' },
    {
      file: 'lib/store/items.ts',
      text: '/** Of an item. */\n\n/** An item. */\ninvalidate(tag)\n',
    },
    { file: 'models/gallery-item.ts', text: '' },
    { file: 'components/aotd/gallery/gallery.tsx', text: '' },
    { file: 'lib/media/store.ts', text: '' },
    { file: 'lib/content/trash.ts', text: 'invalidate(tag)\n' },
    { file: 'lib/clock.ts', text: '' },
    { file: 'e2e/coffee.spec.ts', text: 'const a = { quoteHelp }\n' },
  ])
  expect(figures).toMatchObject({
    'files of coffee': 3,
    'files of store': 1,
    'files of gallery': 1,
    'lines of the site': 9,
    'calls of invalidate': 1,
    'files in circles of imports': 2,
    'doc comments that are fragments': 1,
    'doc comments without a declaration': 1,
    'loose files of lib': 1,
    'files that name quoteHelp': 1,
  })
})

test('each figure is within the limit of docs/architecture.md, which falls with it', () => {
  const page = fs.readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  const [, section = ''] = page.split('\n## Size\n')
  const limits = new Map(
    [...section.matchAll(/^\| (.+?) +\| +([\d,]+) \|/gm)].map(([, name = '', limit = '']) => [
      name,
      Number(limit.replace(',', '')),
    ]),
  )
  const figures = Object.entries(figuresOf(readSources(root)))
  expect([...limits.keys()]).toEqual(figures.map(([name]) => name))
  for (const [name, figure] of figures) {
    const limit = limits.get(name) ?? 0
    expect(figure, name).toBeLessThanOrEqual(limit)
    expect(figure, `${name}: lower the limit`).toBeGreaterThanOrEqual(Math.floor(limit * 0.97))
  }
})
