// Puts the start command, the embedded database and the thread that paints, each with all of its
// modules, into one file. Run from the sources, each would compile them at every start, and the first
// two would keep a compiler in memory.
import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { bundleOptions } from './bundle-options.mjs'
import { commandToGive, isRefused, whyNotWritable } from './explain-path.mjs'

const root = path.resolve(import.meta.dirname, '..')
const target = path.join(root, '.build')

const { outputFiles } = await build(
  bundleOptions(root, target, {
    start: 'scripts/start.ts',
    'embedded-mongo': 'packages/embedded-mongo/main.ts',
    'embedded-worker': 'lib/integrations/images/embedded-worker.ts',
  }),
)
try {
  fs.mkdirSync(target, { recursive: true })
  outputFiles.filter(isChanged).forEach(write)
} catch (error) {
  if (!isRefused(error)) throw error
  console.error(
    `The start files have to be written, but ${whyNotWritable(target, error)}. Give the folder to this user: ${commandToGive([target])}`,
  )
  process.exitCode = 1
}

/** What is there already need not be written, which another user than the owner could not. */
function isChanged({ path: file, contents }) {
  return !fs.existsSync(file) || !fs.readFileSync(file).equals(contents)
}

/** Whole at any moment, as several sites may start at once. */
function write({ path: file, contents }) {
  const made = `${file}.${process.pid}`
  fs.writeFileSync(made, contents)
  fs.renameSync(made, file)
}
