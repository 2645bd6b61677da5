import fs from 'node:fs'
import path from 'node:path'

/** Pages that were opened before an update load the files of the builds before. */
const MAX_FORMER = 2
/** Files that mark a finished build, and one that is kept for its static files alone. */
export const MARKERS = { complete: 'complete', former: 'former' } as const

/** Finds the two builds that were finished last, besides `except`, the newest first. */
export function formerBuilds(folder: string, except: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== except)
    .flatMap(({ name }) => {
      const finishedAt = finishedMs(path.join(folder, name))
      return finishedAt === undefined ? [] : [{ name, finishedAt }]
    })
    .sort((a, b) => b.finishedAt - a.finishedAt)
    .slice(0, MAX_FORMER)
    .map(({ name }) => name)
}

function finishedMs(build: string): number | undefined {
  for (const marker of Object.values(MARKERS)) {
    const stat = fs.statSync(path.join(build, marker), { throwIfNoEntry: false })
    if (stat) return stat.mtimeMs
  }
  return undefined
}
