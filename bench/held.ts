import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

type Release = () => unknown

const held = new Set<Release>()

/** Notes what must be given back, however the run ends; the result gives it back now, once. */
export function hold(release: Release): () => Promise<void> {
  held.add(release)
  return async () => {
    if (held.delete(release)) await release()
  }
}

/** Gives back all that is held, the newest first. */
export async function releaseAll(): Promise<void> {
  for (const release of [...held].reverse()) {
    if (held.delete(release)) await Promise.resolve(release()).catch(() => undefined)
  }
}

/** A folder for as long as this run lasts. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pochade-bench-'))
  hold(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
