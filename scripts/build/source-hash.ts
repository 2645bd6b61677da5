import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The sources of a build; other files change without a new one. */
const SOURCES = [
  'app',
  'assets',
  'components',
  'lib',
  'models',
  'packages/painter',
  'public',
  'scripts/build',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.build.json',
  'tsconfig.json',
]
const NOT_BUILT = /\.test\.tsx?$|^lib\/testing\/|^packages\/painter\/(docs|node_modules|testing)\//

/** The hash of the sources under `root`, in 16 hex digits. */
export function hashSources(root: string): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesOf(root, source)) {
      if (NOT_BUILT.test(file)) continue
      const content = fs.readFileSync(path.join(root, file))
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** All files at or below `start`, as paths relative to `root` with `/`, in a fixed order. */
export function filesOf(root: string, start: string): string[] {
  const stat = fs.statSync(path.join(root, start), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [start]
  return fs
    .readdirSync(path.join(root, start))
    .sort()
    .flatMap((name) => filesOf(root, start === '' ? name : `${start}/${name}`))
}
