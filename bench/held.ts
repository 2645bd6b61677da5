import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

type Release = () => unknown

const held = new Set<Release>()

/** Registers a release for the end of the run; the result releases now, once. */
export function hold(release: Release): () => Promise<void> {
  held.add(release)
  return async () => {
    if (held.delete(release)) await release()
  }
}

/** Releases everything, newest first. */
export async function releaseAll(): Promise<void> {
  for (const release of [...held].reverse()) {
    if (held.delete(release)) await Promise.resolve(release()).catch(() => undefined)
  }
}

/** A folder that is removed at the end of the run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pochade-bench-'))
  hold(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
