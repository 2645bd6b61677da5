import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { router } from '@/testing/components/router'
import { Link } from './link'

afterEach(() => {
  cleanup()
})

/** Whether the browser was left to follow it; there is nothing that jsdom could open. */
function clicked(init: MouseEventInit = {}): boolean {
  let isLeft = false
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', look, { once: true })
  fireEvent.click(screen.getByRole('link'), init)
  return isLeft
}

test('a click shows the page behind a link, at its top unless it says otherwise', () => {
  render(<Link href="/about">about</Link>)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/about')
  expect(clicked()).toBe(false)
  expect(router.push.mock.calls).toEqual([['/about', { scroll: true }]])
  cleanup()
  render(
    <Link href="/?year=all" scroll={false}>
      all
    </Link>,
  )
  clicked()
  expect(router.push).toHaveBeenLastCalledWith('/?year=all', { scroll: false })
})

test('a click for a new tab or window is left to the browser', () => {
  render(<Link href="/about">about</Link>)
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(clicked({ [key]: true }), key).toBe(true)
  }
  expect(clicked({ button: 1 })).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

test('what its own handler forbids is not followed', () => {
  render(
    <Link href="/about" onClick={(event) => event.preventDefault()}>
      about
    </Link>,
  )
  clicked()
  expect(router.push).not.toHaveBeenCalled()
})
