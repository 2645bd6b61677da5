import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from './picture'

afterEach(cleanup)

test('the colours below a picture end where it ends, in a place of another ratio too', () => {
  const { container } = render(
    <Picture src="/a-112233445566778.webp" alt="" width={300} height={1500} failed="" />,
  )
  const bands = container.querySelector('svg')
  expect(bands?.getAttribute('viewBox')).toBe('0 0 300 1500')
  expect(bands?.getAttribute('preserveAspectRatio')).toBe('xMinYMin')
  const last = container.querySelector('rect:last-child')
  expect(Number(last?.getAttribute('y')) + Number(last?.getAttribute('height'))).toBe(1500)
  expect(last?.getAttribute('width')).toBe('300')
})
