import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

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

/** Imported, it takes 90 ms of CPU in each thread, and required 30. */
const withRequiredSharp = {
  name: 'with-required-sharp',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^sharp$/ }, () => ({ path: 'sharp', namespace: 'required' }))
    onLoad({ filter: /./, namespace: 'required' }, () => ({
      contents: `import { createRequire } from 'node:module'
export default createRequire(import.meta.url)('sharp')`,
    }))
  },
}

/** It leaves them in regular expressions, where one makes V8 keep two bytes for each letter of a file. */
const withoutWideLetters = {
  name: 'without-wide-letters',
  setup({ onEnd }) {
    onEnd(({ outputFiles = [] }) => {
      for (const file of outputFiles.filter(({ path }) => path.endsWith('.js'))) {
        const code = file.text.replace(/(?<!\\)[^\0-\xff]/g, escapeOf)
        file.contents = Buffer.from(code)
      }
    })
  },
}

const escapeOf = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** How esbuild puts a program and its modules into one file; nothing is written. */
export function bundleOptions(root, outdir, entryPoints) {
  return {
    entryPoints,
    outdir,
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
    plugins: [asNodeResolves, withRequiredSharp, withoutWideLetters],
  }
}
