import { afterEach, expect, test, vi } from 'vitest'
import { readStored, store } from './stored-text'

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  store('local', 'colour', null)
  store('session', 'colour', null)
})

/** What browsers do that forbid it, have none, or are full. */
const FORBIDDEN: Record<string, () => void> = {
  'throws when it is read': () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse)
  },
  'is not there': () => {
    vi.stubGlobal('localStorage', null)
    vi.stubGlobal('sessionStorage', null)
  },
  'throws in every method': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse)
    }
  },
  'takes nothing more': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('It is full.', 'QuotaExceededError')
    })
  },
}

test.each(Object.keys(FORBIDDEN))(
  'where the storage %s, a text lasts as long as the page',
  (way) => {
    FORBIDDEN[way]?.()
    for (const area of ['local', 'session'] as const) {
      expect(readStored(area, 'colour')).toBeNull()
      expect(store(area, 'colour', 'blue')).toBe(false)
      expect(readStored(area, 'colour')).toBe('blue')
      store(area, 'colour', null)
      expect(readStored(area, 'colour')).toBeNull()
    }
  },
)

test('what could not be stored makes way for what is stored later', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(refuse)
  store('local', 'colour', 'blue')
  expect(store('local', 'colour', 'red')).toBe(true)
  expect([readStored('local', 'colour'), localStorage.getItem('colour')]).toEqual(['red', 'red'])
})
