import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Store } from '../store/store'
import { temporaryFolder } from '../conformance/server-process'
import { Cursors } from './cursors'

const never = () => undefined
const MINUTE_MS = 60_000

const folder = temporaryFolder()
const store = Store.open(folder.path)
let cursors: Cursors

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  cursors = new Cursors(store)
})
afterEach(async () => {
  cursors.close()
  vi.useRealTimers()
  await store.close()
  folder.remove()
})

test('a cursor unused for ten minutes is closed, a used one is not', async () => {
  const rows = Array.from({ length: 50 }, (_, i) => Buffer.from([i]))
  const start = () => cursors.start({ namespace: 'a.b', rows: rows.values(), reads: undefined }, 1)
  const [left, read] = [await start(), await start()]
  for (let minute = 0; minute < 12; minute++) {
    vi.advanceTimersByTime(MINUTE_MS)
    if (minute < 8) expect(cursors.count).toBe(2)
    expect((await cursors.next(read.id, 'a.b', never, 1)).rows).toHaveLength(1)
  }
  expect(cursors.count).toBe(1)
  await expect(cursors.next(left.id, 'a.b', never, 1)).rejects.toMatchObject({ code: 43 })
})
