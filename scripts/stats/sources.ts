import fs from 'node:fs'
import path from 'node:path'
import { filesOf } from '../build/source-hash'

export type Source = {
  /** Relative to the project, with `/`. */
  file: string
  text: string
}

const FOLDERS = ['app', 'bench', 'components', 'e2e', 'lib', 'models', 'scripts', 'server']
const PACKAGES = ['embedded-mongo', 'painter']
const LEFT_OUT = /\.(test|spec)\.|(^|\/)(testing|node_modules)\//
const SITE = /^(app|components|lib|models)\//

/** The TypeScript files of the project, read once; tests and their helpers are left out. */
export function readSources(root: string): Source[] {
  return [...FOLDERS, ...PACKAGES.map((name) => `packages/${name}`)]
    .flatMap((folder) => filesOf(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
}

export function isOfSite({ file }: Source): boolean {
  return SITE.test(file)
}

export function linesOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
}

export function countMatches(sources: readonly Source[], pattern: RegExp): number {
  return sources.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)
}
