import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Carousel } from './carousel'

const WIDTH = 200
/** It is the distance from one picture to the next. */
const STEP = 208

// jsdom has no layout: a slide is 200 px wide, and scrolling arrives at once.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: WIDTH })
  HTMLElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to) {
    this.scrollLeft = typeof to === 'object' ? (to.left ?? 0) : 0
    fireEvent.scroll(this)
  } as HTMLElement['scrollTo']
})
afterEach(cleanup)

const pictures = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ src: `/p${i + 1}.webp`, alt: `Print, view ${i + 1}` }))

const show = (count: number) => render(<Carousel label="Print" pictures={pictures(count)} />)

const button = (name: string) => screen.getByRole('button', { name })
const place = () => screen.getByRole('status').textContent
const track = () => screen.getByRole('list')

test('it names itself and shows every picture with its text', () => {
  show(3)
  expect(screen.getByRole('group', { name: 'Print' }).getAttribute('aria-roledescription')).toBe(
    'carousel',
  )
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Print, view 1',
    'Print, view 2',
    'Print, view 3',
  ])
  expect(place()).toBe('Picture 1 of 3')
})

test('its buttons lead on and wrap around at both ends (G-69)', async () => {
  show(3)
  await userEvent.click(button('Previous picture'))
  expect(place()).toBe('Picture 3 of 3')
  expect(track().scrollLeft).toBe(2 * STEP)
  await userEvent.click(button('Next picture'))
  expect(place()).toBe('Picture 1 of 3')
  await userEvent.click(button('Next picture'))
  expect(place()).toBe('Picture 2 of 3')
  expect(track().scrollLeft).toBe(STEP)
})

test('arrow keys, Home and End move it, and it takes the focus', async () => {
  show(3)
  track().focus()
  expect(document.activeElement).toBe(track())
  await userEvent.keyboard('{ArrowRight}')
  expect(place()).toBe('Picture 2 of 3')
  await userEvent.keyboard('{End}')
  expect(place()).toBe('Picture 3 of 3')
  await userEvent.keyboard('{ArrowRight}')
  expect(place()).toBe('Picture 1 of 3')
  await userEvent.keyboard('{ArrowLeft}')
  expect(place()).toBe('Picture 3 of 3')
  await userEvent.keyboard('{Home}')
  expect(place()).toBe('Picture 1 of 3')
})

test('a swipe is followed', () => {
  show(3)
  track().scrollLeft = 2 * STEP - 20
  fireEvent.scroll(track())
  expect(place()).toBe('Picture 3 of 3')
})

test('during a movement its target is announced, not what passes by', async () => {
  show(4)
  HTMLElement.prototype.scrollTo = () => {}
  await userEvent.click(button('Previous picture'))
  expect(place()).toBe('Picture 4 of 4')
  track().scrollLeft = STEP
  fireEvent.scroll(track())
  expect(place()).toBe('Picture 4 of 4')
  track().scrollLeft = 3 * STEP
  fireEvent.scroll(track())
  track().scrollLeft = 2 * STEP
  fireEvent.scroll(track())
  expect(place()).toBe('Picture 3 of 4')
})

test('one picture has neither buttons nor place, and is no stop of the keyboard (G-69)', () => {
  show(1)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
  expect(track().hasAttribute('tabindex')).toBe(false)
})

test('a picture that fails has a placeholder with its text, the others stay (G-69)', () => {
  show(2)
  fireEvent.error(screen.getByAltText('Print, view 2'))
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Print, view 1',
  ])
  expect(screen.getByText('Failed to load image')).not.toBeNull()
  expect(button('Next picture')).not.toBeNull()
})

test('only the first picture of the first carousel is loaded at once', () => {
  render(<Carousel label="Print" pictures={pictures(3)} isFirst />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ])
})

test('when pictures are removed it stays within those that are left', async () => {
  const { rerender } = show(3)
  await userEvent.click(button('Previous picture'))
  rerender(<Carousel label="Print" pictures={pictures(2)} />)
  expect(place()).toBe('Picture 2 of 2')
})

test('a phone chooses the small file by its width, also with two of its pixels for one of CSS', () => {
  render(<Carousel label="Print" pictures={[{ src: '/s.webp', full: '/f.webp', alt: 'Print' }]} />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('srcset')).toBe('/s.webp 720w, /f.webp 1600w')
  expect(image.getAttribute('sizes')).toMatch(/^\(width < 700px\) 360px, /)
})
