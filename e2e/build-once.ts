import path from 'node:path'
import { ensureBuild } from '../scripts/build/build'
import { print } from '../scripts/run/print'

/** The production build that all sites of a run serve. */
export default async function buildOnce(): Promise<() => void> {
  const build = await ensureBuild({ root: path.resolve(import.meta.dirname, '..'), print })
  return build.leave
}
