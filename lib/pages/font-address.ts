import { shared } from '@/lib/runtime/process-state'

const FILE = /\/jetbrains-mono-latin-wght-normal\.[^/]*woff2$/

const known = () => shared<{ address: string | null }>('font', () => ({ address: null }))

/** Told by the web process, which has the list of static files: only pages know their addresses. */
export function setFontAddress(paths: readonly string[]): void {
  known().address = paths.find((path) => FILE.test(path)) ?? null
}

/** It is null in development. */
export function fontAddress(): string | null {
  return known().address
}
