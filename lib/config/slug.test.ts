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
  ['C-168', '🤔', '🤔'],
  ['C-170', 'Cool Stew 😀', 'cool-stew-😀'],
  ['C-171', 'Κοτόπουλο λεμονάτο', 'κοτόπουλο-λεμονάτο'],
  ['C-173', 'ΜΟΥΣΑΚΑΣ', 'μουσακας'],
  ['C-175', '\uFEFF', null],
  ['C-176', '\u200B', null],
  ['C-178', '\n\r\n', null],
  ['C-179', 'Bean\u00A0Stew', 'bean-stew'],
  ['C-181', 'ab\uD83D', 'ab'],
  ['C-269', 'Bean\u200E Stew', 'bean-stew'],
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

test('C-284: apple-pie has the address of Apple Pie, so the second one is refused', () => {
  expect(slugIn('apple-pie')).toBe(slugIn('Apple Pie'))
})
