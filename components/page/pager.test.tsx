import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { cursorSteps, Pager } from './pager'

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

test('counted pages and lists in the browser use the same pager', async () => {
  const onPress = vi.fn()
  render(
    <Pager
      label="Pages of users"
      newer={{ label: 'previous', onPress, isEnd: true }}
      older={{ label: 'next', onPress, isEnd: false }}
      place="1 / 2"
    />,
  )
  expect(screen.getByText('1 / 2')).not.toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'previous' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})
