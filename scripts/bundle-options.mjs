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
    plugins: [asNodeResolves],
  }
}
