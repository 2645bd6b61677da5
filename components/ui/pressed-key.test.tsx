import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { pressedKey } from './pressed-key'

test('a key counts on its own, and not while an input method takes it', () => {
  const key = (init: KeyboardEventInit) => pressedKey(new KeyboardEvent('keydown', init))
  expect(key({ key: 'Enter', keyCode: 13 })).toBe('Enter')
  expect(key({ key: 'Enter', keyCode: 13, isComposing: true })).toBe('')
  expect(key({ key: 'Enter', keyCode: 229 })).toBe('')
  expect(key({ key: 'Process', keyCode: 229, isComposing: true })).toBe('')
})

test('of a composition in the order of Safari no key counts, and the next Enter does', () => {
  const onKey = vi.fn<(key: string) => void>()
  render(<input aria-label="Text" onKeyDown={(event) => onKey(pressedKey(event))} />)
  const input = screen.getByLabelText('Text')
  fireEvent.compositionStart(input)
  fireEvent.keyDown(input, { key: 'k', keyCode: 229, isComposing: true })
  fireEvent.compositionEnd(input, { data: '漢字' })
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: false })
  expect(onKey.mock.calls).toEqual([[''], ['']])
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })
  expect(onKey).toHaveBeenLastCalledWith('Enter')
})
