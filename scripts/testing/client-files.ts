import fs from 'node:fs'
import path from 'node:path'
import { importsOf, sourcesIn } from './imports'

const TOP_FOLDERS = ['app', 'components', 'lib', 'models']

/** The files of the site by their paths, with those that each imports for more than types. */
export function readFileImports(root: string): Map<string, string[]> {
  const files = new Set(TOP_FOLDERS.flatMap((top) => sourcesIn(root, top)))
  return new Map(
    [...files].map((file) => [
      file,
      importsOf(root, file).flatMap(
        (name) => [name, `${name}.ts`, `${name}.tsx`].find((one) => files.has(one)) ?? [],
      ),
    ]),
  )
}

export function hasDirective(root: string, file: string): boolean {
  return fs.readFileSync(path.join(root, file), 'utf8').startsWith("'use client'")
}

/** Files with the directive that no file of the server imports: it changes nothing there. */
export function needlessDirectives(
  imports: ReadonlyMap<string, readonly string[]>,
  isMarked: (file: string) => boolean,
): string[] {
  const server = new Set([...imports.keys()].filter((f) => f.startsWith('app/') && !isMarked(f)))
  const entered = new Set<string>()
  // The set grows while it is visited.
  for (const file of server) {
    for (const target of imports.get(file) ?? []) (isMarked(target) ? entered : server).add(target)
  }
  return [...imports.keys()].filter(
    (file) => isMarked(file) && !file.startsWith('app/') && !entered.has(file),
  )
}
