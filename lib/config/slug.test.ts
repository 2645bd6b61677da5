import { expect, test } from 'vitest'
import { recipePath } from '@/lib/config/paths'
import { slugOf } from '@/lib/config/slug'
import { createRecipeBody } from '@/lib/cookbook/schema'
import { cleanLine } from '@/lib/http/clean-text'

const body = (title: string) => ({
  title,
  difficulty: 3,
  ingredients: [{ name: 'beans', quantity: '250 g' }],
  instructions: ['Stew the beans.'],
})

/** Null for a title that is refused. */
function slugIn(title: string): string | null {
  const parsed = createRecipeBody.safeParse(body(title))
  return parsed.success ? slugOf(parsed.data.title) : null
}

test.each([
  ['an emoji alone', '🤔', '🤔'],
  ['an emoji at the end', 'Cool Stew 😀', 'cool-stew-😀'],
  ['Greek', 'Κοτόπουλο λεμονάτο', 'κοτόπουλο-λεμονάτο'],
  ['Greek in upper case', 'ΜΟΥΣΑΚΑΣ', 'μουσακας'],
  ['a byte order mark alone', '\uFEFF', null],
  ['a space without width alone', '\u200B', null],
  ['line breaks alone', '\n\r\n', null],
  ['a space that does not break', 'Bean\u00A0Stew', 'bean-stew'],
  ['half of a surrogate pair', 'ab\uD83D', 'ab'],
  ['a mark of direction', 'Bean\u200E Stew', 'bean-stew'],
  ['spaces of other widths', 'Bean\u2009\u3000Stew', 'bean--stew'],
  ['a soft hyphen', 'Kar\u00ADtoffeln', 'kartoffeln'],
  ['Hebrew', 'פלאפל ביתי', 'פלאפל-ביתי'],
  ['Arabic', 'كشري مصري', 'كشري-مصري'],
  ['Chinese', '番茄鸡肉焗饭', '番茄鸡肉焗饭'],
  ['a letter and its accent', 'Cre\u0300me', 'crème'],
  ['halves of a pair in the middle', 'a\uDE00b\uD83Dc', 'abc'],
  ['a letter that grows in lower case', 'İçli Köfte', 'i̇çli-köfte'],
])('%s: the title %j has the address %j', (_, title, slug) => {
  expect(slugIn(title)).toBe(slug)
  if (slug === null) return
  expect(decodeURIComponent(recipePath(slug))).toBe(`/cookbook/${slug}`)
  // The browser goes to what the server stores.
  expect(slugOf(cleanLine(title))).toBe(slug)
  expect(slug.normalize('NFC')).toBe(slug)
})

test('apple-pie has the address of Apple Pie, so the second one is refused', () => {
  expect(slugIn('apple-pie')).toBe(slugIn('Apple Pie'))
})
