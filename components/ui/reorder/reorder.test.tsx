import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reorder } from './reorder'

const ROW_PX = 60

// jsdom lays nothing out: rows stand below each other in the order of the document.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ): DOMRect {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, at * ROW_PX + 100, 300, ROW_PX)
  })
  vi.stubGlobal('scrollBy', vi.fn())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const onMove = vi.fn<(names: string[]) => void>()

function List({ fixed }: { fixed?: string }) {
  const [items, setItems] = useState(['a', 'b', 'c', 'd'].map((name) => ({ name })))
  return (
    <Reorder
      label="Pieces"
      items={items}
      keyOf={({ name }) => name}
      nameOf={({ name }) => name}
      isFixed={({ name }) => name === fixed}
      onMove={(next) => {
        setItems(next)
        onMove(next.map(({ name }) => name))
      }}
    >
      {({ name }) => <p>{name}</p>}
    </Reorder>
  )
}

function show(fixed?: string) {
  onMove.mockReset()
  const { container } = render(fixed ? <List fixed={fixed} /> : <List />)
  return { handles: () => [...container.querySelectorAll('li > [aria-hidden]')] }
}

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })
const middle = (at: number) => at * ROW_PX + 100 + ROW_PX / 2

function press(handle: Element | undefined) {
  if (!handle) throw new Error('There is no handle.')
  fireEvent.pointerDown(handle, { pointerId: 1, button: 0, clientY: 0 })
}
const point = (type: 'pointerMove' | 'pointerUp' | 'pointerCancel', clientY: number) =>
  fireEvent[type](window, { pointerId: 1, clientY })

test('buttons move a row, keep the focus and announce its place', async () => {
  show()
  await userEvent.click(button('Move b down'))
  expect(order()).toEqual(['a', 'c', 'b', 'd'])
  expect(document.activeElement).toBe(button('Move b down'))
  expect(screen.getByRole('status').textContent).toBe('b: place 3 of 4.')
  await userEvent.click(button('Move b up'))
  expect(order()).toEqual(['a', 'b', 'c', 'd'])
  expect(document.activeElement).toBe(button('Move b up'))
})

test('arrow keys, Home and End move the row of the focused button', async () => {
  show()
  button('Move c up').focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(order()).toEqual(['c', 'a', 'b', 'd'])
  await userEvent.keyboard('{End}')
  expect(order()).toEqual(['a', 'b', 'd', 'c'])
  expect(document.activeElement).toBe(button('Move c down'))
  await userEvent.keyboard('{Home}')
  expect(order()).toEqual(['c', 'a', 'b', 'd'])
})

test('the ends are told, and a step beyond them does nothing', async () => {
  show()
  expect(button('Move a up').getAttribute('aria-disabled')).toBe('true')
  expect(button('Move d down').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Move a up'))
  expect(onMove).not.toHaveBeenCalled()
})

test('a row is dragged: the list shows its place, and is told of the drop once', () => {
  const { handles } = show()
  press(handles()[0])
  point('pointerMove', middle(2) + 1)
  expect(order()).toEqual(['b', 'c', 'a', 'd'])
  expect(onMove).not.toHaveBeenCalled()
  point('pointerMove', middle(3) + 1)
  point('pointerUp', middle(3) + 1)
  expect(onMove.mock.calls).toEqual([[['b', 'c', 'd', 'a']]])
  expect(screen.getByRole('status').textContent).toBe('a: place 4 of 4.')
  point('pointerMove', 0)
  expect(order()).toEqual(['b', 'c', 'd', 'a'])
})

test('Escape, a lost pointer and a drop at the same place change nothing', () => {
  const { handles } = show()
  press(handles()[1])
  point('pointerMove', middle(3) + 1)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(order()).toEqual(['a', 'b', 'c', 'd'])
  press(handles()[1])
  point('pointerMove', middle(3) + 1)
  point('pointerCancel', 0)
  expect(order()).toEqual(['a', 'b', 'c', 'd'])
  press(handles()[1])
  point('pointerUp', middle(1))
  expect(onMove).not.toHaveBeenCalled()
})

test('another button or another pointer does not drag', () => {
  const { handles } = show()
  const [first] = handles()
  if (first) fireEvent.pointerDown(first, { pointerId: 1, button: 2, clientY: 0 })
  point('pointerMove', middle(2) + 1)
  expect(order()).toEqual(['a', 'b', 'c', 'd'])
  press(handles()[0])
  fireEvent.pointerMove(window, { pointerId: 2, clientY: middle(2) + 1 })
  expect(order()).toEqual(['a', 'b', 'c', 'd'])
})

test('the window scrolls while the pointer is held near its edge', async () => {
  const { handles } = show()
  press(handles()[0])
  point('pointerMove', window.innerHeight - 1)
  await vi.waitFor(() => expect(scrollBy).toHaveBeenCalledWith({ top: 8, behavior: 'instant' }))
  point('pointerUp', window.innerHeight - 1)
})

test('a fixed row has no controls, and others move past it', async () => {
  show('b')
  expect(screen.queryByRole('button', { name: 'Move b up' })).toBeNull()
  await userEvent.click(button('Move c up'))
  expect(order()).toEqual(['a', 'c', 'b', 'd'])
})
