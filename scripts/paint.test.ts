import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blindRequests } from './run/blind-requests'
import { readCommand } from './run/paint-options'

const run = promisify(execFile)

function paint(...args: string[]) {
  return run(process.execPath, ['--import', 'tsx', 'scripts/paint.ts', ...args])
}

test('one picture of two emojis is written at full size', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'paint-'))
  const out = path.join(folder, 'one.png')
  const { stdout } = await paint('--emojis', '🌊🌙', '--out', out)
  expect(stdout).toContain('2026-01-01')
  expect(await sharp(out).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
  await rm(folder, { recursive: true })
})

test('a sheet is painted of a list of emojis, a line a picture', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'paint-'))
  const [list, out] = [path.join(folder, 'list.txt'), path.join(folder, 'sheet.png')]
  await writeFile(list, '🌊🌙\n\n🍋\n')
  const { stdout } = await paint('--emojis-file', list, '--family', 'lino', '--out', out)
  expect(stdout.match(/lino/g)).toHaveLength(2)
  expect(await sharp(out).metadata()).toMatchObject({ format: 'png', width: 688, height: 352 })
  await rm(folder, { recursive: true })
})

test('pictures for judges are numbered, and what they show is apart', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'paint-'))
  await paint('--blind', folder, '--author', 'x', '--days', '2')
  expect(await readdir(folder)).toEqual(['01.png', '02.png', 'answers.json', 'sheet-02.png'])
  const answers: unknown = JSON.parse(await readFile(path.join(folder, 'answers.json'), 'utf8'))
  expect(answers).toMatchObject([
    { number: '01', emojis: [], title: expect.any(String), milliseconds: expect.any(Number) },
    { number: '02', emojis: [expect.any(String)], altText: expect.any(String) },
  ])
  await rm(folder, { recursive: true })
})

test('a third each of the pictures for judges has no emoji, one, and two or three', () => {
  const requests = blindRequests('x')
  const counts = requests.map(({ emojis }) => Math.min(2, emojis.length))
  expect([0, 1, 2].map((count) => counts.filter((one) => one === count).length)).toEqual([
    30, 30, 30,
  ])
  expect(new Set(requests.map(({ author }) => author)).size).toBe(90)
  expect(blindRequests('x')).toEqual(requests)
  expect(blindRequests('y')).not.toEqual(requests)
})

test.each([
  [['--days', 'many', '--out', 'x.png'], '--days must be a whole number'],
  [['--days', '3'], '--out names the PNG'],
  [['--family', 'crayon', '--out', 'x.png'], '--family must be one of'],
  [['--emojis', '🌊🌙🐋⭐', '--out', 'x.png'], 'one to three emojis'],
  [['--days', '2', '--from', '2026-02-31', '--out', 'x.png'], '--from must be a date'],
  [['--emojis', 'abc', '--out', 'x.png'], 'not a recommended emoji'],
  [['--days', '2', '--out', 'nowhere/x.png'], '--out names a place'],
  [['--emojis-file', 'nowhere.txt', '--out', 'x.png'], '--emojis-file names a file'],
  [['--colour', 'red'], 'Unknown option'],
])('%j is refused', async (args, reason) => {
  await expect(readCommand(args)).rejects.toThrow(reason)
})

test('a refusal shows the usage and fails', async () => {
  await expect(paint('--days', '3')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/--out names the PNG[^]*npm run paint/),
  })
})
