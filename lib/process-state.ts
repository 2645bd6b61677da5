/** The web server and Next load their own copies of every module; this value is one per process. */
export function shared<T>(name: string, create: () => T): T {
  const key = Symbol.for(`pochade.${name}`)
  const store = globalThis as unknown as Record<symbol, T | undefined>
  return (store[key] ??= create())
}
