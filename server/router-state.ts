/** A browser sends a few hundred bytes and one level for each folder of the address. */
const MAX_LENGTH = 4096
const MAX_LEVELS = 20

/** The kinds of dynamic segments in Next's own schema. */
const PARAM_TYPES = /^(c|oc|d|[cd]i\((\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/
const MARKERS = ['refetch', 'inside-shared-layout', 'metadata-only']

/**
 * Next answers 500 to a `Next-Router-State-Tree` that it cannot read, and works through each level
 * several times: both are the client's fault. A tree has at most 20 levels and 4,096 characters.
 */
export function isRouterState(header: string): boolean {
  if (header.length > MAX_LENGTH) return false
  try {
    return isTree(JSON.parse(decodeURIComponent(header)))
  } catch {
    return false
  }
}

/** Goes through the levels in a loop, as recursion would take as much stack as the client wants. */
function isTree(root: unknown): boolean {
  let nodes = [root]
  for (let level = 1; nodes.length > 0; level++) {
    if (level > MAX_LEVELS || !nodes.every(isNode)) return false
    nodes = nodes.flatMap(([, children]) => Object.values(children))
  }
  return true
}

type Node = [segment: unknown, children: object, ...rest: unknown[]]

function isNode(value: unknown): value is Node {
  if (!Array.isArray(value) || value.length > 6) return false
  const [segment, children, address, marker, hints, hash] = value as unknown[]
  return (
    isSegment(segment) &&
    typeof children === 'object' &&
    children !== null &&
    (isAbsent(address) || isPairOfTexts(address)) &&
    (isAbsent(marker) || MARKERS.includes(marker as string)) &&
    (isAbsent(hints) || typeof hints === 'number') &&
    (hash === undefined || typeof hash === 'string')
  )
}

function isSegment(value: unknown): boolean {
  if (typeof value === 'string') return true
  if (!Array.isArray(value) || value.length !== 4) return false
  const [name, key, type, siblings] = value as unknown[]
  return (
    isPairOfTexts([name, key]) &&
    typeof type === 'string' &&
    PARAM_TYPES.test(type) &&
    (siblings === null || (Array.isArray(siblings) && siblings.every(isText)))
  )
}

function isPairOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isText)
}

const isText = (value: unknown) => typeof value === 'string'
const isAbsent = (value: unknown) => value === undefined || value === null
