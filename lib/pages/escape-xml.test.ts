import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml'

test('text and quoted attributes stay text', () => {
  expect(escapeXml(`<a href="x">Tom & 'Jo'</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jo&#39;&lt;/a&gt;',
  )
})

test('what is escaped already is escaped again', () => {
  expect(escapeXml('&amp;')).toBe('&amp;amp;')
})
