import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { ForeignTree } from '../testing/other-user'
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

const printed: string[] = []
const print = (line: string) => void printed.push(line)

test('an existing build of the same sources is used and marked as in use', async () => {
  makeBuild(dist, { isComplete: true })
  const build = await ensureBuild({ root, print })
  expect(path.join(root, build.distDir)).toBe(dist)
  expect(printed).toEqual([])
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

/** A build by somebody who may only read the code. */
const BUILD = `
  import { ensureBuild } from './build.mjs'
  const root = import.meta.dirname
  try {
    const { distDir, leave } = await ensureBuild({ root, print: () => {} })
    leave()
    console.log(distDir)
  } catch (error) {
    console.log(error.name + '|' + error.message)
  }
`

async function inForeignTree(): Promise<ForeignTree> {
  const tree = new ForeignTree()
  onTestFinished(() => tree.remove())
  await bundle({
    entryPoints: [path.join(import.meta.dirname, 'build.ts')],
    outfile: path.join(tree.root, 'build.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  })
  tree.write('run.mjs', BUILD)
  tree.write('app/page.tsx', 'a page')
  return tree
}

test('a user who may not write serves a build that is there', async () => {
  const tree = await inForeignTree()
  const name = hashSources(tree.root)
  tree.write(`.build/${name}/complete`, '')
  expect((await tree.run('run.mjs')).output.trim()).toBe(`.build/${name}`)
})

test('where a build is needed, one sentence says what must be given to whom', async () => {
  const tree = await inForeignTree()
  const { output } = await tree.run('run.mjs')
  expect(output).toMatch(
    /^BuildError\|The site has to be built, but the user \S+ may not write in \S+\. Give this user what a build writes: sudo install -d -o \S+ \S+\/\.build && sudo install -m 644 -o \S+ \/dev\/null \S+\/next-env\.d\.ts\n$/,
  )
  tree.give('.build')
  expect((await tree.run('run.mjs')).output).toContain(`may not write in ${tree.root}.`)
})

test('a build that cannot start leaves no listener on the process', async () => {
  const { execPath } = process
  onTestFinished(() => void (process.execPath = execPath))
  const before = process.listenerCount('exit')
  process.execPath = path.join(root, 'nothing')
  await expect(ensureBuild({ root, print })).rejects.toThrow('ENOENT')
  expect(process.listenerCount('exit')).toBe(before)
})
