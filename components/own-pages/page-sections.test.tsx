import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { parseMarkdown } from '@/lib/markdown/parse-markdown'
import { partsOfPage } from '@/lib/own-pages/page-text'
import { PageSections } from './page-sections'

afterEach(cleanup)

test('a heading of a section has its links and its code (G-142)', () => {
  const { opening, sections } = partsOfPage(
    parseMarkdown('## See [here](/about) and `code`', 'page'),
  )
  render(<PageSections opening={opening} sections={sections} />)
  const heading = screen.getByRole('heading', { level: 2, name: 'See here and code' })
  expect(heading.innerHTML).toBe(
    'See <a href="/about" rel="noopener">here</a> and <code>code</code>',
  )
})
