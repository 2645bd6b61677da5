import path from 'node:path'
import { ensureBuild } from '../scripts/build/build'
import { say } from '../scripts/run/say'

/** The production build that all sites of a run serve. */
export default async function buildOnce(): Promise<() => void> {
  const build = await ensureBuild({ root: path.resolve(import.meta.dirname, '..'), say })
  return build.leave
}
