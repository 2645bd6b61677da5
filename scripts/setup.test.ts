import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { engines } from '../package.json'
import { ForeignTree } from './testing/other-user'

const LOCKFILE = { packages: { '': {}, 'node_modules/paint': { version: '1.0.0' } } }

let tree: ForeignTree
beforeEach(() => {
  tree = new ForeignTree()
  for (const name of [
    'setup.mjs',
    'lock.mjs',
    'env-file.mjs',
    'explain-path.mjs',
    'node-version.mjs',
    'starting-page.mjs',
  ]) {
    tree.write(`scripts/${name}`, fs.readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  }
  tree.write('package.json', JSON.stringify({ engines }))
  tree.write('package-lock.json', JSON.stringify(LOCKFILE))
})
afterEach(() => tree.remove())

/** Puts the packages there, as `npm ci` does. */
function install(version: string): void {
  const packages = { 'node_modules/paint': { version } }
  tree.write('node_modules/.package-lock.json', JSON.stringify({ packages }))
  tree.write('node_modules/paint/index.js', '')
}

test('where another user owns the code, a start works with the packages that are there', async () => {
  install('1.0.0')
  expect(await tree.run('scripts/setup.mjs')).toEqual({ code: 0, output: '' })
  // As after another version of Node, by which the packages were checked before.
  tree.write('node_modules/.pochade-setup', 'checked by another version')
  expect(await tree.run('scripts/setup.mjs')).toEqual({ code: 0, output: '' })
  // A lock of the owner cannot be read.
  tree.write('.build/setup.lock', '{}')
  fs.chmodSync(path.join(tree.root, '.build/setup.lock'), 0o000)
  expect(await tree.run('scripts/setup.mjs')).toEqual({ code: 0, output: '' })
})

test('where packages are missing, one sentence says which folder must be given to whom', async () => {
  install('0.9.0')
  const { code, output } = await tree.run('scripts/setup.mjs')
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toMatch(
    /^The packages have to be installed, but the user \S+ may not write in \S+\/node_modules\. Run npm ci as the owner of \S+, or give this user its folders: (sudo chown -R \S+|chmod -R u\+rwX) \S+\/node_modules/,
  )
})

test('a user who owns the folders notes the check', async () => {
  install('1.0.0')
  for (const folder of ['node_modules', '.build']) tree.give(folder)
  expect(await tree.run('scripts/setup.mjs')).toEqual({ code: 0, output: '' })
  expect(fs.existsSync(path.join(tree.root, 'node_modules/.pochade-setup'))).toBe(true)
})
