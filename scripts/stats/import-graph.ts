import path from 'node:path'
import type { Source } from './sources'

const IMPORT = /\bfrom '([^']+)'|\bimport\('([^']+)'\)/g

type Graph = Map<string, string[]>

/** The files that are in circles of imports, types included. */
export function filesInCircles(sources: readonly Source[]): number {
  return strongComponents(importGraph(sources))
    .filter((component) => component.length > 1)
    .reduce((sum, component) => sum + component.length, 0)
}

function importGraph(sources: readonly Source[]): Graph {
  const files = new Set(sources.map(({ file }) => file))
  return new Map(
    sources.map(({ file, text }) => [
      file,
      [...text.matchAll(IMPORT)].flatMap(([, from, dynamic]) => {
        const target = resolve(file, from ?? dynamic ?? '', files)
        return target === undefined ? [] : [target]
      }),
    ]),
  )
}

function resolve(from: string, name: string, files: ReadonlySet<string>): string | undefined {
  const isOwn = name.startsWith('@/') || name.startsWith('.')
  if (!isOwn) return undefined
  const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.dirname(from), name)
  return [base, `${base}.ts`, `${base}.tsx`].find((file) => files.has(file))
}

/** Tarjan's algorithm, with a stack of its own as the graph is deep. */
function strongComponents(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const components: string[][] = []

  function enter(node: string): void {
    order.set(node, order.size)
    low.set(node, order.size - 1)
    open.push(node)
    isOpen.add(node)
  }

  function leave(node: string): void {
    if (low.get(node) !== order.get(node)) return
    const component = open.splice(open.indexOf(node))
    for (const member of component) isOpen.delete(member)
    components.push(component)
  }

  function lower(node: string, to: number | undefined): void {
    low.set(node, Math.min(low.get(node) ?? Infinity, to ?? Infinity))
  }

  for (const start of graph.keys()) {
    if (order.has(start)) continue
    const path = [{ node: start, next: 0 }]
    enter(start)
    while (path.length > 0) {
      const top = path[path.length - 1]
      if (!top) break
      const target = graph.get(top.node)?.[top.next++]
      if (target === undefined) {
        leave(top.node)
        path.pop()
        const parent = path[path.length - 1]
        if (parent) lower(parent.node, low.get(top.node))
      } else if (!order.has(target)) {
        enter(target)
        path.push({ node: target, next: 0 })
      } else if (isOpen.has(target)) lower(top.node, order.get(target))
    }
  }
  return components
}
