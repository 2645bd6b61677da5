// Puts the start command and the embedded database, each with all of its modules, into one file. Run
// from the sources, each would compile them at every start and keep a compiler in memory.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { commandToGive, isRefused, whyNotWritable } from './explain-path.mjs'

const root = path.resolve(import.meta.dirname, '..')
const { resolve } = createRequire(import.meta.url)
const target = path.join(root, '.build')

/** Packages stay outside, named as Node itself finds them; those of the workspace are sources. */
const asNodeResolves = {
  name: 'as-node-resolves',
  setup({ onResolve }) {
    // Both lack a map of their exports.
    onResolve({ filter: /^next(-auth)?\// }, (module) => ({
      path: `${module.path}.js`,
      external: true,
    }))
    onResolve({ filter: /^@pochade\// }, (module) => ({ path: resolve(module.path) }))
    // Without the attribute that Node wants for JSON.
    onResolve({ filter: /^[^./@].*\.json$/ }, (module) => ({ path: resolve(module.path) }))
  },
}

const { outputFiles } = await build({
  entryPoints: { start: 'scripts/start.ts', 'embedded-mongo': 'packages/embedded-mongo/main.ts' },
  outdir: target,
  absWorkingDir: root,
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // The log maps the stacks of errors by itself (lib/runtime/source-mapped-stack.ts).
  packages: 'external',
  sourcemap: 'external',
  logLevel: 'warning',
  plugins: [asNodeResolves],
})
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
