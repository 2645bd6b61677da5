import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commandToGive, currentUser, whyNotWritable } from './explain-path.mjs'
import { ForeignTree } from './testing/other-user'

/** Makes a folder, as `mkdir -p` does, and prints why it cannot. */
const MAKE = `
  import fs from 'node:fs'
  import { commandToGive, whyNotWritable } from './explain-path.mjs'
  const [place] = process.argv.slice(2)
  try {
    fs.mkdirSync(place, { recursive: true })
    fs.writeFileSync(place + '/file', '')
    console.log('written')
  } catch (error) {
    console.log(whyNotWritable(place, error) + '|' + commandToGive([place]))
  }
`

let tree: ForeignTree
beforeEach(() => {
  tree = new ForeignTree()
  const code = fs.readFileSync(path.join(import.meta.dirname, 'explain-path.mjs'), 'utf8')
  tree.write('explain-path.mjs', code)
  tree.write('make.mjs', MAKE)
})
afterEach(() => tree.remove())

const make = async (place: string) =>
  (await tree.run('make.mjs', path.join(tree.root, place))).output.trim().split('|')

test('a folder of another user is told with its user and a command that gives it to this one', async () => {
  fs.mkdirSync(path.join(tree.root, 'data'))
  const [why, command] = await make('data')
  expect(why).toMatch(new RegExp(`^the user \\S+ may not write in ${tree.root}/data$`))
  // Where the tests do not run as root, the folder is their own and was closed.
  expect(command).toMatch(new RegExp(`^(sudo chown -R \\S+|chmod -R u\\+rwX) ${tree.root}/data$`))
})

test('a folder that cannot be made is told with the parent, which the command leaves alone', async () => {
  const [why, command] = await make('a/b/data')
  expect(why).toMatch(new RegExp(`^the user \\S+ may not write in ${tree.root}$`))
  expect(command).toMatch(new RegExp(`^sudo install -d -o \\S+ ${tree.root}/a/b/data$`))
})

test('a folder of the user is written', async () => {
  tree.give('data')
  expect(await make('data/more')).toEqual(['written'])
})

test.each([
  ['EROFS', 'is on a read-only disk'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk space of this user is used up'],
  ['ENOENT', 'is read-only, nothing can be made in it'],
  ['EIO', 'the system says EIO'],
])('%s is told in words', (code, words) => {
  const place = path.join(tree.root, 'data')
  expect(whyNotWritable(place, Object.assign(new Error(), { code }))).toContain(words)
})

test('names that a shell would read otherwise are quoted in a command', () => {
  const [odd, file] = [path.join(tree.root, "Anna's site; ls"), path.join(tree.root, 'new')]
  expect(commandToGive([odd], [file])).toBe(
    `sudo install -d -o ${currentUser()} '${tree.root}/Anna'\\''s site; ls' && sudo install -m 644 -o ${currentUser()} /dev/null ${file}`,
  )
})
