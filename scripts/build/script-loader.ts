import path from 'node:path'
import { LOADER_FILE } from '@/server/defer-scripts'

/** Minifies the script that pages for visitors have inline. */
export async function buildScriptLoader(root: string, dist: string): Promise<void> {
  // A start that needs no build does not load it.
  const { build } = await import('esbuild')
  await build({
    entryPoints: [path.join(root, 'components/shell/script-loader.ts')],
    outfile: path.join(dist, LOADER_FILE),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
}
