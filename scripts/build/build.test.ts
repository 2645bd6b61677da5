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

/** Creates a finished build, or the folder of one that was killed. */
function makeBuild(folder: string, { isComplete }: { isComplete: boolean }) {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'BUILD_ID'), 'one')
  if (isComplete) fs.writeFileSync(path.join(folder, 'complete'), '')
}

const said: string[] = []
const print = (line: string) => void said.push(line)

test('an existing build of the same sources is used and marked as in use', async () => {
  makeBuild(dist, { isComplete: true })
  const build = await ensureBuild({ root, print })
  expect(path.join(root, build.distDir)).toBe(dist)
  expect(said).toEqual([])
  const uses = path.join(root, '.build/uses')
  expect(fs.readdirSync(uses)).toHaveLength(1)
  build.leave()
  expect(fs.readdirSync(uses)).toHaveLength(0)
})

test('a failed build reports why and leaves nothing; used builds stay, and files of the last two', async () => {
  const builds = path.join(root, '.build')
  makeBuild(dist, { isComplete: true })
  const running = await ensureBuild({ root, print })
  for (const [i, name] of ['oldest', 'older', 'old'].entries()) {
    const folder = path.join(builds, name)
    makeBuild(folder, { isComplete: true })
    fs.mkdirSync(path.join(folder, 'static'))
    fs.utimesSync(path.join(folder, 'complete'), i, i)
  }
  makeBuild(path.join(builds, 'killed'), { isComplete: false })
  fs.writeFileSync(path.join(root, 'app/page.tsx'), 'another page')
  await expect(ensureBuild({ root, print })).rejects.toThrow(
    'The site could not be built. Next says:',
  )
  expect(fs.readdirSync(builds).sort()).toEqual([path.basename(dist), 'old', 'uses'].sort())
  expect(fs.readdirSync(path.join(builds, 'old')).sort()).toEqual(['former', 'static'])
  expect(fs.existsSync(path.join(dist, 'complete'))).toBe(true)
  running.leave()
})

test('the folder of a killed build is not used and is removed before the next build', async () => {
  makeBuild(dist, { isComplete: false })
  await expect(ensureBuild({ root, print })).rejects.toThrow('The site could not be built.')
  expect(fs.readdirSync(path.join(root, '.build'))).toEqual([])
})

test('waiting for another build ends with the signal', async () => {
  const builds = path.join(root, '.build')
  fs.mkdirSync(builds)
  fs.writeFileSync(path.join(builds, 'build.lock'), JSON.stringify({ pid: process.ppid }))
  const abort = new AbortController()
  const waiting = ensureBuild({ root, print: () => abort.abort(), signal: abort.signal })
  await expect(waiting).rejects.toThrow('aborted')
})
