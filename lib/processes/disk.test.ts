import { beforeEach, expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { currentDisk, diskStateOf, noteDisk, readDisk } from '@/lib/processes/disk'

const GB = 1024 ** 3
const logs = {
  info: vi.spyOn(logger(), 'info'),
  warn: vi.spyOn(logger(), 'warn'),
  error: vi.spyOn(logger(), 'error'),
}
beforeEach(() => Object.values(logs).forEach((log) => log.mockReset()))

const find = (free: number, total = 100 * GB, refusesWrites = false) =>
  noteDisk({ space: { free, total }, refusesWrites })

const calls = () => Object.values(logs).map((log) => log.mock.calls.length)

test('the owner is warned under 1 GB, or under a tenth of a small disk, before it is full', () => {
  expect(diskStateOf({ free: 2 * GB, total: 100 * GB })).toBe('ok')
  expect(diskStateOf({ free: 0.9 * GB, total: 100 * GB })).toBe('low')
  expect(diskStateOf({ free: 0.3 * GB, total: 2 * GB })).toBe('ok')
  expect(diskStateOf({ free: 0.19 * GB, total: 2 * GB })).toBe('low')
  expect(diskStateOf({ free: 0.01 * GB, total: 2 * GB })).toBe('full')
  expect(diskStateOf({ free: 0, total: 0.01 * GB })).toBe('full')
})

test('each change for the worse or the better is logged once', () => {
  find(50 * GB)
  expect(calls()).toEqual([0, 0, 0])
  find(0.5 * GB)
  find(0.4 * GB)
  expect(calls()).toEqual([0, 1, 0])
  find(0)
  expect(calls()).toEqual([0, 1, 1])
  expect(currentDisk().state).toBe('full')
  find(50 * GB)
  expect(calls()).toEqual([1, 1, 1])
  expect(currentDisk()).toEqual({ state: 'ok', space: { free: 50 * GB, total: 100 * GB } })
})

test('a disk that refuses writes is full, whatever it says of its space', () => {
  find(50 * GB, 100 * GB, true)
  expect(currentDisk().state).toBe('full')
  find(50 * GB)
})

test('the space of a folder is read; one that is not there has none', async () => {
  const space = await readDisk(import.meta.dirname)
  expect(space?.free).toBeGreaterThan(0)
  expect(space?.total).toBeGreaterThanOrEqual(space?.free ?? 0)
  expect(await readDisk('/no/such/folder')).toBeNull()
})
