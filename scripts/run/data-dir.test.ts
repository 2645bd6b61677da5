import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
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

test('an error of the disk is reported in one sentence', () => {
  for (const name of ['secret', 'owner-password']) fs.mkdirSync(path.join(dir, name))
  fs.writeFileSync(path.join(dir, 'run'), '')
  const attempts = [
    () => keptSecret(dir),
    () => keepOwnerPassword(dir, 'owner', 'a password'),
    () => databasePaths(dir),
    () => openDataDir(path.join(dir, 'run')),
  ]
  for (const attempt of attempts) {
    expect(attempt).toThrow(StartError)
    expect(attempt).toThrow(/^DATA_DIR \S+ cannot be written \([A-Z]+\)\.$/)
  }
})
