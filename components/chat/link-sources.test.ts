import { expect, test } from 'vitest'
import { linkSources } from './answer-text'

test('the first mention of each title is its link, a longer title before one inside it', () => {
  const { parts, unnamed } = linkSources('Low Tide, print costs €24. Low Tide is a study.', [
    { title: 'Low Tide', href: '/art/1' },
    { title: 'Low Tide, print', href: '/marketplace' },
    { title: 'Coffee', href: '/coffee' },
  ])
  expect(parts).toEqual([
    { text: 'Low Tide, print', href: '/marketplace' },
    { text: ' costs €24. ' },
    { text: 'Low Tide', href: '/art/1' },
    { text: ' is a study.' },
  ])
  expect(unnamed).toEqual([{ title: 'Coffee', href: '/coffee' }])
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'only a path of this site becomes a link: %s',
  (href) => {
    const linked = linkSources('See Coffee.', [{ title: 'Coffee', href }])
    expect(linked).toEqual({ parts: [{ text: 'See Coffee.' }], unnamed: [] })
  },
)
