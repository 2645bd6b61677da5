import fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'

const SERVERS = ['main.ts', 'conformance/hurried-server.ts']

/** Bundles the servers once for all tests: a start through tsx needs six times the processor time. */
export default async function setup(): Promise<() => void> {
  const root = path.resolve(import.meta.dirname, '..')
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'embedded-mongo-bundles-'))
  fs.symlinkSync(findModules(), path.join(folder, 'node_modules'))
  await build({
    entryPoints: SERVERS.map((file) => path.join(root, file)),
    outdir: folder,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  process.env.EMBEDDED_MONGO_BUNDLES = folder
  return () => fs.rmSync(folder, { recursive: true })
}

/** The folder that npm installed the packages to: this package's own, or that of a workspace. */
function findModules(): string {
  const marker = `${path.sep}node_modules${path.sep}`
  const file = createRequire(import.meta.url).resolve('lmdb')
  return file.slice(0, file.lastIndexOf(marker) + marker.length)
}
