/**
 * One value per process under a name. The web server and Next load their own copies of every
 * module, so what both must share (the database, the cache, the logger) hangs on `globalThis`.
 */
export function shared<T>(name: string, create: () => T): T {
  const key = Symbol.for(`pochade.${name}`)
  const store = globalThis as unknown as Record<symbol, T | undefined>
  return (store[key] ??= create())
}
