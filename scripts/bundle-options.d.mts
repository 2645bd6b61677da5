import type { BuildOptions } from 'esbuild'

export function bundleOptions(
  root: string,
  outdir: string,
  entryPoints: Record<string, string>,
): BuildOptions & { write: false }
