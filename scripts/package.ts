import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, type Metafile } from 'esbuild'
import { ensureBuild, PACKAGED } from './build/build'
import { filesOf } from './build/source-hash'
import { bundleOptions } from './bundle-options.mjs'
import { copyBuild, packagesOfBuild } from './package/copy-build'
import { type Packages, packagesFor } from './package/lock'
import { print } from './run/print'
import { root } from './run/root'

// npm run package -- --out DIR: the site as a folder to be published or put into an image. It holds
// the build and bundles, needs no compiler, and has neither tests nor sources.
const WORKSPACES = ['packages/embedded-mongo', 'packages/painter']
const WORKER = /^lib\/.*(?<!-start)\.mjs$/
const DATA = /^lib\/([^/]+\/samples\/.*\.webp|coffee\/map\/world\.json)$/
const BIN = '.build/pochade.js'
const TEXTS = ['LICENSE', 'README.md', 'SECURITY.md', '.env.example', 'docs', 'deploy']
const { values } = parseArgs({ options: { out: { type: 'string', default: '.package' } } })
const out = path.resolve(root, values.out)

const { distDir, leave } = await ensureBuild({ root, print })
const dist = path.join(root, distDir)
fs.rmSync(out, { recursive: true, force: true })
copyBuild(dist, path.join(out, distDir))
fs.writeFileSync(path.join(out, '.build', PACKAGED), path.basename(distDir))
leave()
const traced = packagesOfBuild(dist)
const bundled = await bundle({
  '.build/pochade': 'scripts/pochade.ts',
  '.build/embedded-mongo': 'packages/embedded-mongo/main.ts',
  '.build/embedded-worker': 'lib/integrations/images/embedded-worker.ts',
})
const sources = filesOf(root, 'lib')
for (const file of [
  ...sources.filter((name) => DATA.test(name) || WORKER.test(name)),
  'next.config.mjs',
])
  copy(file)
for (const text of TEXTS) filesOf(root, text).forEach(copy)
writeManifest([
  ...traced,
  ...bundled,
  ...sources.filter((name) => WORKER.test(name)).flatMap(importsOf),
])
print(`The package is in ${out}.`)

function copy(file: string): void {
  const to = path.join(out, file)
  fs.mkdirSync(path.dirname(to), { recursive: true })
  fs.copyFileSync(path.join(root, file), to)
}

/** Writes the bundles and returns what they import from outside. */
async function bundle(entries: Record<string, string>): Promise<string[]> {
  const { outputFiles, metafile } = await build({
    ...bundleOptions(root, out, entries),
    sourcemap: false,
    metafile: true,
  })
  for (const { path: file, contents } of outputFiles) {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, contents)
    // npm does so where it installs; the image only copies.
    if (file === path.join(out, BIN)) fs.chmodSync(file, 0o755)
  }
  return externalsOf(metafile)
}

function externalsOf({ outputs }: Metafile): string[] {
  return Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map((each) => each.path),
  )
}

function importsOf(file: string): string[] {
  const code = fs.readFileSync(path.join(root, file), 'utf8')
  return [...code.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name)
}

/** The versions of the lockfile, so that an installation is what was tested. */
function writeManifest(imported: readonly string[]): void {
  const { packages }: { packages: Packages } = readJson('package-lock.json')
  const dependenciesOf = (place: string) => Object.keys(packages[place]?.dependencies ?? {})
  const known = new Set(dependenciesOf(''))
  // They are bundled, and load some of theirs by name while they run.
  const ofBundled = WORKSPACES.flatMap(dependenciesOf)
  const names = [...new Set([...imported.map(packageOf), ...ofBundled])].sort()
  const isOurs = (name: string) => packages[`node_modules/${name}`]?.link === true
  const needed = names.filter(
    (name) => (known.has(name) || ofBundled.includes(name)) && !isOurs(name),
  )
  const dependencies = Object.fromEntries(
    needed.map((name) => [name, packages[`node_modules/${name}`]?.version]),
  )
  const { name, version, description, license, type, engines } = readJson('package.json')
  const about = { name, version, description, license, type, engines }
  const bin = { pochade: BIN }
  const files = ['.build', 'lib', 'next.config.mjs', ...TEXTS]
  const shrinkwrap = {
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name, version, license, dependencies, bin, engines },
      ...packagesFor(needed, packages),
    },
  }
  writeJson('package.json', { ...about, bin, files, dependencies })
  writeJson('npm-shrinkwrap.json', shrinkwrap)
}

/** The package of an import, such as `next` of `next/headers.js`. */
function packageOf(imported: string): string {
  return imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/')
}

function readJson(file: string) {
  return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))
}

function writeJson(file: string, value: unknown): void {
  fs.writeFileSync(path.join(out, file), `${JSON.stringify(value, null, 2)}\n`)
}
