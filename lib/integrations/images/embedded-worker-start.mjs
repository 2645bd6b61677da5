// Bundling takes hundredths of a second; loading the modules through tsx takes longer than painting.
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { build, stop } from 'esbuild'

const require = createRequire(import.meta.url)
const worker = new URL('embedded-worker.ts', import.meta.url)
/** The painter, although a package, is a source. */
const painter = {
  name: 'painter',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@pochade\// }, ({ path }) => ({ path: require.resolve(path) })),
}
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(worker)],
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  format: 'iife',
  packages: 'external',
  plugins: [painter],
  define: { 'import.meta.url': JSON.stringify(worker.href) },
  logLevel: 'silent',
})
await stop()
compileFunction(outputFiles[0].text, ['require'], { filename: fileURLToPath(worker) })(require)
