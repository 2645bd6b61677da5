import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { router } from '@/testing/components/router'
import { WalkStage } from './walk-stage'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(previous: string | null = '/art/a', next: string | null = '/art/c') {
  render(
    <>
      <input aria-label="Field" />
      <dialog aria-label="Dialog" />
      <section data-chat>
        <div tabIndex={0}>Chat</div>
      </section>
      <WalkStage back="/art" previous={previous} next={next}>
        <p>picture</p>
      </WalkStage>
    </>,
  )
}

const led = () => router.push.mock.calls.map(([path]) => path)
const picture = () => screen.getByText('picture')
const finger = (clientX: number, clientY: number) => ({ clientX, clientY })

function swipe(dx: number, dy = 0, fingers = 1) {
  const touches = Array.from({ length: fingers }, () => finger(100, 100))
  fireEvent.touchStart(picture(), { touches })
  fireEvent.touchEnd(picture(), { changedTouches: [finger(100 + dx, 100 + dy)] })
}

test('arrow keys lead to the neighbours, Escape to the gallery', () => {
  show()
  for (const key of ['ArrowLeft', 'ArrowRight', 'Escape', 'a']) fireEvent.keyDown(window, { key })
  expect(led()).toEqual(['/art/a', '/art/c', '/art'])
})

test('keys of a field, of the browser, of the chat and of an open dialog are left alone', () => {
  show()
  fireEvent.keyDown(screen.getByText('Chat'), { key: 'ArrowLeft' })
  fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'ArrowLeft' })
  fireEvent.keyDown(window, { key: 'ArrowLeft', altKey: true })
  screen.getByLabelText('Dialog').setAttribute('open', '')
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(led()).toEqual([])
})

test('a swipe leads to the neighbours; a short, steep or two-fingered one does not', () => {
  show()
  swipe(-60)
  swipe(60, 20)
  expect(led()).toEqual(['/art/c', '/art/a'])
  swipe(40)
  swipe(60, 40)
  swipe(60, 0, 2)
  expect(led()).toHaveLength(2)
})

test('a swipe over an enlarged page moves the page alone', () => {
  vi.stubGlobal('visualViewport', { scale: 2 })
  show()
  swipe(-60)
  expect(led()).toEqual([])
})

test('at the ends of the gallery nothing happens', () => {
  show(null, null)
  fireEvent.keyDown(window, { key: 'ArrowLeft' })
  swipe(-60)
  expect(led()).toEqual([])
})
