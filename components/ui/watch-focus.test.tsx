import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { withDialogs } from '@/testing/components/dialogs'
import { watchFocus } from './watch-focus'

withDialogs()
let end = () => {}
beforeEach(() => {
  end = watchFocus()
})
afterEach(() => {
  cleanup()
  end()
})

function Rows() {
  const [names, setNames] = useState(['tea', 'coffee', 'milk'])
  return (
    <section>
      <ul>
        {names.map((name) => (
          <li key={name}>
            {name}
            <ConfirmButton
              label={`Delete ${name}`}
              title={`Delete ${name}?`}
              confirm="delete"
              cancel="keep"
              onConfirm={async () => setNames(names.filter((other) => other !== name))}
            >
              It is gone then.
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const focused = () => document.activeElement
const button = (name: string) => screen.getByRole('button', { name })
const row = (name: string) => button(`Delete ${name}`).closest('li')

async function deleteByKeys(name: string): Promise<void> {
  button(`Delete ${name}`).focus()
  await userEvent.keyboard('{Enter}')
  button('delete').focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: `Delete ${name}` })).toBeNull(),
  )
}

test('after a row is deleted, the focus is on the next one, or else the one before', async () => {
  render(<Rows />)
  await deleteByKeys('coffee')
  await vi.waitFor(() => expect(focused()).toBe(row('milk')))
  await userEvent.tab()
  expect(focused()).toBe(button('Delete milk'))
  expect(row('milk')?.hasAttribute('tabindex')).toBe(false)
  await deleteByKeys('milk')
  await vi.waitFor(() => expect(focused()).toBe(row('tea')))
  await deleteByKeys('tea')
  await vi.waitFor(() => expect(focused()).toBe(screen.getByRole('list')))
})

function Steps() {
  const [isSecond, setSecond] = useState(false)
  return (
    <div data-testid="steps">
      {isSecond ? <label>picture</label> : <button onClick={() => setSecond(true)}>next</button>}
      <button>close</button>
    </div>
  )
}

test('a button beside it does not get the focus, but what both stand in', async () => {
  render(<Steps />)
  button('next').focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(focused()).toBe(screen.getByTestId('steps')))
})

test('what somebody has left before it is removed gives nothing', async () => {
  render(<Steps />)
  const next = button('next')
  next.focus()
  next.blur()
  await Promise.resolve()
  next.remove()
  await Promise.resolve()
  expect(focused()).toBe(document.body)
  // React removes what it has rendered.
  screen.getByTestId('steps').prepend(next)
})

test('another page begins at its top', async () => {
  render(<Steps />)
  const next = button('next')
  next.focus()
  history.pushState(null, '', '/elsewhere')
  next.remove()
  await Promise.resolve()
  expect(focused()).toBe(document.body)
  history.replaceState(null, '', '/')
  screen.getByTestId('steps').prepend(next)
})
