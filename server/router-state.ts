/** The kinds of dynamic segments in Next's own schema. */
const PARAM_TYPES = /^(c|oc|d|[cd]i\((\.|\.\.|\.\.\.|\.\.\)\(\.\.)\))$/
const MARKERS = ['refetch', 'inside-shared-layout', 'metadata-only']

/** Next answers 500 to a `Next-Router-State-Tree` that it cannot read: the client's fault. */
export function isRouterState(header: string): boolean {
  try {
    return isTree(JSON.parse(decodeURIComponent(header)))
  } catch {
    return false
  }
}

function isTree(value: unknown): boolean {
  if (!Array.isArray(value) || value.length > 6) return false
  const [segment, children, address, marker, hints, hash] = value as unknown[]
  return (
    isSegment(segment) &&
    typeof children === 'object' &&
    children !== null &&
    Object.values(children).every(isTree) &&
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
