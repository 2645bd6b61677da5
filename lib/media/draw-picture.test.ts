import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture } from './draw-picture'
import { isDrawable, type TextBlock, textLines, textPaths, wrap } from './draw-text'

const BLOCK: Omit<TextBlock, 'text'> = {
  x: 10,
  y: 60,
  size: 40,
  lineHeight: 50,
  weight: 400,
  colour: '#000000',
  width: 400,
}
const glyphs = (text: string) => textPaths({ ...BLOCK, text }).split('<path').length - 1

test('text is drawn as outlines, in Latin, Greek and Cyrillic', () => {
  expect(glyphs('aŁΩЖ€')).toBe(5)
})

test('what the font lacks, such as emojis and Chinese, is left out', () => {
  expect(glyphs('tea ☕️👩‍🍳 茶')).toBe(3)
  expect(textPaths({ ...BLOCK, text: '👩‍🍳' })).toBe('<g fill="#000000"></g>')
})

test.each([
  ['Greek and French', 'Κολοκυθοκεφτέδες à la crème', 'Κολοκυθοκεφτέδες à la crème', true],
  ['emojis beside words', '👩\u200D🍳 Cook’s Choice ❤\uFE0F', 'Cook’s Choice', true],
  ['Vietnamese', 'Phở bò tái', 'Phở bò tái', true],
  ['Ukrainian', 'Ґрунт', 'Ґрунт', true],
  ['marks that the font lacks', 'Ḥummuṣ', 'Hummus', true],
  ['joined letters and small figures', 'ﬁsh H₂O', 'fish H2O', true],
  ['a letter that the font lacks', 'Қазы', 'азы', false],
  ['a word of another script', 'Kimchi 김치', 'Kimchi', true],
  ['Hebrew', 'פלאפל ביתי', '', false],
  ['Chinese', '番茄鸡肉焗饭', '', false],
  ['Arabic', 'كشري', '', false],
  ['emojis alone', '🤔', '', false],
])('%s: of %j, %j is drawn', (_, text, drawn, isReadable) => {
  expect(textLines(text, { weight: 200, size: 40, width: 4000 }).join(' ')).toBe(drawn)
  expect(isDrawable(text, 200)).toBe(isReadable)
})

test('user text cannot become an element', () => {
  expect(textPaths({ ...BLOCK, text: '"/><script>' })).not.toContain('script')
})

test.each([
  ['One small picture a day', 14, ['One small', 'picture a day']],
  ['Donaudampfschiff', 6, ['Donaud', 'ampfsc', 'hiff']],
  ['', 10, []],
])('%j is wrapped after %i characters', (text, columns, lines) => {
  expect(wrap(text, columns)).toEqual(lines)
})

test('a picture has its size, its shapes and its text', async () => {
  const png = await drawPicture({
    width: 200,
    height: 100,
    background: '#ffffff',
    shapes: '<rect width="100" height="100" fill="#ff0000"/>',
    texts: [{ ...BLOCK, x: 110, width: 80, text: 'W' }],
  })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([200, 100])
  const isDark = (_: number, i: number) => i % 3 === 0 && (data[i] ?? 255) < 60
  expect(data.filter(isDark).length, 'pixels of the letter').toBeGreaterThan(50)
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0])
})
