import { expect, test } from 'vitest'
import { decodeFile } from '@/lib/cookbook/import/decode-file'
import { readRecipe } from '@/lib/cookbook/import/read-recipe'

const SPAETZLE = 'Käsespätzle\nZutaten\n½ TL Salz\n1 EL Öl\nZubereitung\nRühren.'
const page = (charset: string, text: string) => `<meta charset=${charset}><h1>${text}</h1>`
const ofUtf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

test('a text of an old editor is read with its letters and amounts', () => {
  expect(readRecipe(decodeFile(Buffer.from(SPAETZLE, 'latin1')))).toMatchObject({
    title: 'Käsespätzle',
    ingredients: [
      { quantity: '½ TL', name: 'Salz' },
      { quantity: '1 EL', name: 'Öl' },
    ],
    instructions: ['Rühren.'],
  })
})

test.each([
  ['UTF-8', Buffer.from(SPAETZLE), SPAETZLE],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${SPAETZLE}`), SPAETZLE],
  ['UTF-16', ofUtf16(SPAETZLE), SPAETZLE],
  ['UTF-16 of the other order', ofUtf16(SPAETZLE).swap16(), SPAETZLE],
  [
    'a page that names an older encoding',
    Buffer.from(page('ISO-8859-1', 'Öl'), 'latin1'),
    page('ISO-8859-1', 'Öl'),
  ],
  [
    'a Greek page',
    Buffer.concat([Buffer.from(page('windows-1253', '')), Buffer.from([0xd1, 0xfd, 0xe6, 0xe9])]),
    `${page('windows-1253', '')}Ρύζι`,
  ],
  [
    'a page that was saved as UTF-8 and names another',
    Buffer.from(page('latin1', 'Öl')),
    page('latin1', 'Öl'),
  ],
  ['an unknown encoding', Buffer.from(page('x-none', 'Öl'), 'latin1'), page('x-none', 'Öl')],
  ['nothing', Buffer.from(''), ''],
] as const)('a file is decoded: %s', (_, bytes, text) => {
  expect(decodeFile(bytes)).toBe(text)
})
