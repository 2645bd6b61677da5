import { expect, test } from 'vitest'
import { figuresOf } from './figures'

test('sources are counted by what they hold', () => {
  const figures = figuresOf([
    {
      file: 'lib/coffee/coffees.ts',
      text: "import type { B } from './b'\nexport function list() {}\n",
    },
    { file: 'lib/coffee/b.ts', text: "import { list } from '@/lib/coffee/coffees'\n" },
    { file: 'components/coffee/calls.ts', text: 'export const list = () => {}\n' },
    { file: 'components/coffee/page.tsx', text: 'const a = { ...{ b, c }, ...LIVE }\n' },
    {
      file: 'lib/store/items.ts',
      text: '/** Of an item. */\n\n/** An item. */\nawait recordChange(item)\n',
    },
    { file: 'lib/content/trash.ts', text: 'await recordChange(item)\n' },
    { file: 'lib/clock.ts', text: '' },
    { file: 'e2e/coffee.spec.ts', text: 'const a = { ...{ b } }\n' },
  ])
  expect(figures).toMatchObject({
    'product files of coffee': 4,
    'product files of store': 1,
    'product lines of the site': 10,
    'calls of recordChange outside the kernel': 1,
    'spreads of LIVE': 1,
    'pairs of a service and a browser call with one name': 1,
    'files in circles of imports': 2,
    'spread literals': 1,
    'fragments as doc comments': 1,
    'doc comments without a declaration': 1,
    'loose files of lib': 1,
  })
})
