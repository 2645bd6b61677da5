import fs from 'node:fs'
import path from 'node:path'

/** Imports of all other parts run one way (.dependency-cruiser.mjs). */
const TOP_FOLDERS = ['components', 'lib', 'models']
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|(?<!typeof )\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/g

/** A folder, or a file beside the folders of `lib`, with what it imports for more than types. */
type ImportGraph = Map<string, Set<string>>

/** The imports between the folders of the project, tests left out. */
export function readImports(root: string): ImportGraph {
  const graph: ImportGraph = new Map()
  for (const file of TOP_FOLDERS.flatMap((top) => sourcesIn(root, top))) {
    const from = nodeOf(file)
    const targets = graph.get(from) ?? new Set<string>()
    graph.set(from, targets)
    for (const target of importsOf(root, file)) {
      const to = nodeOf(target)
      if (to !== from) targets.add(to)
    }
  }
  return graph
}

/** The folders that import each other in a circle, each circle once; empty where there is none. */
export function findCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  function visit(node: string, way: string[]): void {
    const at = way.indexOf(node)
    if (at >= 0) return void cycles.push(way.slice(at))
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...way, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return cycles
}

export function sourcesIn(root: string, folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file))
    .filter((file) => !/\.(test|d)\.m?tsx?$|\/testing\//.test(file))
}

/** The files of the project that a file imports, but for those it takes types alone from. */
export function importsOf(root: string, file: string): string[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(IMPORT)].flatMap(([, isType, fixed, dynamic]) => {
    const specifier = fixed ?? dynamic ?? ''
    if (isType) return []
    if (specifier.startsWith('@/')) return specifier.slice(2)
    if (!specifier.startsWith('.')) return []
    return path.posix.join(path.posix.dirname(file), specifier)
  })
}

/**
 * `lib/http` of `lib/http/reply.ts`, `lib/db` of `lib/db.ts`, `app` of all of `app/`. A catalogue
 * stands for itself: models read it, and so do features that must not know each other.
 */
function nodeOf(file: string): string {
  const name = file.replace(/\.\w+$/, '')
  const [top = '', folder = ''] = name.split('/')
  if (top === 'lib' && name.endsWith('/catalogue')) return name
  return top === 'lib' || top === 'components' ? `${top}/${folder}` : top
}
