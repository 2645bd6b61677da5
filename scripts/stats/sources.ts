import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export type Source = {
  /** Relative to the project, with `/`. */
  file: string
  text: string
}

const TESTS = /\.(test|spec)\.|(^|\/)testing\//
const SITE = /^(app|components|lib|models)\//

/** The TypeScript files that git knows, read once. */
export function readSources(root: string): Source[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')
  return files
    .filter((file) => !TESTS.test(file) && fs.existsSync(path.join(root, file)))
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
