const KEY = Symbol.for('pochade')

/** The web server and Next load their own copies of every module; this value is one per process. */
export function shared<T>(name: string, create: () => T): T {
  const store = globalThis as unknown as Record<symbol, Map<string, unknown> | undefined>
  const values = (store[KEY] ??= new Map())
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as T
}
