import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databasePaths, keepOwnerPassword, keptSecret, openDataDir } from './data-dir'
import { StartError } from './print'

let dir = ''
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-dir-'))))
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

test('the secret is created once, readable by its owner only', () => {
  const secret = keptSecret(dir)
  expect(secret.length).toBeGreaterThanOrEqual(32)
  expect(keptSecret(dir)).toBe(secret)
  expect(fs.statSync(path.join(dir, 'secret')).mode & 0o077).toBe(0)
})

test('a folder is locked by one process', () => {
  const lock = openDataDir(dir)
  expect(() => openDataDir(dir)).toThrow(/already running/)
  lock.release()
  openDataDir(dir).release()
})

test('a restore that was interrupted between its two renames is completed, and no other data is touched', () => {
  const folders = ['mongo.restored', 'mongo'].map((name) => path.join(dir, name))
  const [restored = '', data = ''] = folders
  fs.mkdirSync(restored)
  fs.writeFileSync(path.join(restored, 'data.mdb'), 'restored')
  openDataDir(dir).release()
  expect(fs.readFileSync(path.join(data, 'data.mdb'), 'utf8')).toBe('restored')
  fs.mkdirSync(restored)
  openDataDir(dir).release()
  expect(fs.readFileSync(path.join(data, 'data.mdb'), 'utf8')).toBe('restored')
})

const modeOf = (folder: string) => fs.statSync(folder).mode & 0o7777

test('a folder that others may enter is closed', () => {
  for (const mode of [0o755, 0o775, 0o777]) {
    const folder = path.join(dir, `data-${mode.toString(8)}`)
    fs.mkdirSync(folder)
    fs.chmodSync(folder, mode)
    openDataDir(folder).release()
    expect(modeOf(folder)).toBe(0o700)
    keptSecret(folder)
    fs.chmodSync(folder, 0o755)
    openDataDir(folder).release()
    expect(modeOf(folder)).toBe(0o700)
  }
})

test('an open folder that others have written to, or that holds other files, is refused unchanged', () => {
  const written = path.join(dir, 'written')
  const shared = path.join(dir, 'shared')
  for (const folder of [written, shared]) fs.mkdirSync(folder)
  fs.writeFileSync(path.join(written, 'secret'), 'from somebody else')
  fs.chmodSync(written, 0o777)
  fs.writeFileSync(path.join(shared, 'letters.txt'), 'mine')
  fs.chmodSync(shared, 0o755)
  expect(() => openDataDir(written)).toThrow(
    `DATA_DIR ${written} is open to other users, who may have changed its files. Choose another folder, or check them and close it (chmod 700).`,
  )
  expect(() => openDataDir(shared)).toThrow(
    `DATA_DIR ${shared} is open to other users and holds other files. Choose an empty folder, or close it (chmod 700).`,
  )
  expect([written, shared].map(modeOf)).toEqual([0o777, 0o755])
  expect(() => openDataDir(os.tmpdir())).toThrow(StartError)
})

test('an open folder of somebody else is refused', () => {
  const getuid = vi.spyOn(process, 'getuid').mockReturnValue(fs.statSync(dir).uid + 1)
  fs.chmodSync(dir, 0o755)
  expect(() => openDataDir(dir)).toThrow(
    `DATA_DIR ${dir} belongs to another user and is open to others. Choose a folder of your own.`,
  )
  getuid.mockRestore()
  expect(modeOf(dir)).toBe(0o755)
})

test('what is wrong with a folder is said in words, and not by a code alone', () => {
  for (const name of ['secret', 'owner-password']) fs.mkdirSync(path.join(dir, name))
  const file = path.join(dir, 'run')
  fs.writeFileSync(file, '')
  const link = path.join(dir, 'link')
  fs.symlinkSync(path.join(dir, 'gone'), link)
  const attempts: [attempt: () => unknown, why: string][] = [
    [() => keptSecret(dir), `${dir}/secret cannot be written: a folder is in its place.`],
    [() => keepOwnerPassword(dir, 'owner', 'a password'), 'a folder is in its place.'],
    [() => databasePaths(dir), `${file} is a file, not a folder.`],
    [
      () => openDataDir(file),
      `DATA_DIR ${file} cannot be written: ${file} is a file, not a folder.`,
    ],
    [() => openDataDir(path.join(file, 'data')), `${file} is a file, not a folder.`],
    [() => openDataDir(link), `${link} is a link to a place that does not exist.`],
    [() => openDataDir(path.join(link, 'data')), `${link} is a link to a place`],
    [() => openDataDir('/proc/pochade/data'), 'DATA_DIR /proc/pochade/data cannot be written: '],
    [() => openDataDir(`/${'x'.repeat(300)}`), 'the path is too long.'],
  ]
  for (const [attempt, why] of attempts) {
    expect(attempt).toThrow(StartError)
    expect(attempt).toThrow(why)
  }
})
