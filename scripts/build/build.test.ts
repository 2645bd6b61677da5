import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureBuild } from './build'
import { hashSources } from './source-hash'

let root = ''
let dist = ''
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'))
  fs.mkdirSync(path.join(root, 'app'))
  fs.writeFileSync(path.join(root, 'app/page.tsx'), 'a page')
  dist = path.join(root, '.build', hashSources(root))
})
afterEach(() => fs.rmSync(root, { recursive: true }))

const said: string[] = []
const say = (line: string) => void said.push(line)

test('a build of these very sources is used as it is, and noted as in use', async () => {
  fs.mkdirSync(dist, { recursive: true })
  const build = await ensureBuild({ root, say })
  expect(path.join(root, build.distDir)).toBe(dist)
  expect(said).toEqual([])
  const uses = path.join(root, '.build/uses')
  expect(fs.readdirSync(uses)).toHaveLength(1)
  build.leave()
  expect(fs.readdirSync(uses)).toHaveLength(0)
})

test('a failed build says why, leaves nothing, and removes only what nobody uses', async () => {
  const builds = path.join(root, '.build')
  fs.mkdirSync(dist, { recursive: true })
  const running = await ensureBuild({ root, say })
  for (const name of ['0123456789abcdef', 'making-99999999-aa'])
    fs.mkdirSync(path.join(builds, name))
  fs.writeFileSync(path.join(root, 'app/page.tsx'), 'another page')
  await expect(ensureBuild({ root, say })).rejects.toThrow(
    'The site could not be built. Next says:',
  )
  expect(fs.readdirSync(builds).sort()).toEqual([path.basename(dist), 'uses'].sort())
  running.leave()
})

test('a wait for another build ends with the signal', async () => {
  const builds = path.join(root, '.build')
  fs.mkdirSync(builds)
  fs.writeFileSync(path.join(builds, 'build.lock'), JSON.stringify({ pid: process.ppid }))
  const abort = new AbortController()
  const waiting = ensureBuild({ root, say: () => abort.abort(), signal: abort.signal })
  await expect(waiting).rejects.toThrow('aborted')
})
