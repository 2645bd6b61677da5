import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatForm } from './chat-form'
import { changeChat, chatState } from './chat-state'

const answers = vi.fn<typeof fetch>()

beforeEach(() => {
  // A request that is never answered.
  answers.mockReset().mockReturnValue(new Promise(() => undefined))
  vi.stubGlobal('fetch', answers)
  changeChat({ messages: [], pending: null, draft: '' })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  changeChat({ messages: [], pending: null, draft: '' })
})

const sent = () => chatState().messages.map(({ content }) => content)

test('the Enter that ends a composition sends nothing, neither in Safari nor elsewhere', () => {
  render(<ChatForm draft="日本の" isPending={false} />)
  const input = screen.getByLabelText('Message')
  fireEvent.compositionStart(input)
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13, isComposing: true })
  fireEvent.compositionEnd(input, { data: '日本の' })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: false })
  expect(sent()).toEqual([])
  expect(answers).not.toHaveBeenCalled()
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
  expect(sent()).toEqual(['日本の'])
})

test('a message of invisible characters alone is not sent (G-155)', () => {
  render(<ChatForm draft={'\u200B\u3164'} isPending={false} />)
  fireEvent.keyDown(screen.getByLabelText('Message'), { key: 'Enter', keyCode: 13 })
  expect(sent()).toEqual([])
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true')
})
