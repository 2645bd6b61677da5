import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cursorSteps, numberedSteps, Pager } from './pager'

afterEach(cleanup)

const hrefs = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

const outbox = { path: '/outbox', cursor: 'cursor' }

test('a list by cursor leads to its newest page and to the next older one', () => {
  render(<Pager label="Pages" {...cursorSteps({ ...outbox, isNewest: false, next: '1-a' })} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).not.toBeNull()
  expect(hrefs()).toEqual([
    ['newest', '/outbox'],
    ['older', '/outbox?cursor=1-a'],
  ])
})

test('at its ends a list leads one way alone, and a single page nowhere', () => {
  const { rerender } = render(
    <Pager label="Pages" {...cursorSteps({ ...outbox, isNewest: true, next: '1-a' })} />,
  )
  expect(hrefs()).toEqual([['older', '/outbox?cursor=1-a']])
  rerender(<Pager label="Pages" {...cursorSteps({ ...outbox, isNewest: false, next: null })} />)
  expect(hrefs()).toEqual([['newest', '/outbox']])
  rerender(<Pager label="Pages" {...cursorSteps({ ...outbox, isNewest: true, next: null })} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a numbered page says its place, and its ends lead one way alone', () => {
  const hrefOf = (page: number) => `/users?page=${page}`
  const { rerender } = render(
    <Pager label="Pages of users" {...numberedSteps({ page: 2, pages: 3, hrefOf })} />,
  )
  expect(screen.getByText('2 / 3')).not.toBeNull()
  expect(hrefs()).toEqual([
    ['previous', '/users?page=1'],
    ['next', '/users?page=3'],
  ])
  rerender(<Pager label="Pages of users" {...numberedSteps({ page: 1, pages: 3, hrefOf })} />)
  expect(hrefs()).toEqual([['next', '/users?page=2']])
  rerender(<Pager label="Pages of users" {...numberedSteps({ page: 1, pages: 1, hrefOf })} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
