import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatForm } from './chat-form'
import { setDraft } from './draft'

const ask = vi.fn<(text: string) => void>()

beforeEach(() => {
  ask.mockReset()
})
afterEach(() => {
  cleanup()
  setDraft(null, '')
})

function open(draft: string): HTMLElement {
  setDraft(null, draft)
  render(<ChatForm owner={null} ask={ask} isPending={false} />)
  return screen.getByLabelText('Message')
}

test('the Enter that ends a composition sends nothing, neither in Safari nor elsewhere', () => {
  const input = open('日本の')
  fireEvent.compositionStart(input)
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13, isComposing: true })
  fireEvent.compositionEnd(input, { data: '日本の' })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: false })
  expect(ask).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
  expect(ask).toHaveBeenCalledExactlyOnceWith('日本の')
})

test('a message of invisible characters alone cannot be sent (G-155)', () => {
  open('\u200B\u3164')
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true')
})
