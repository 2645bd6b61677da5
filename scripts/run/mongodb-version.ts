import { connectDb } from '@/lib/db'

/** The first releases of each line without CVE-2025-14847 and CVE-2026-6914. */
const SAFE: readonly (readonly number[])[] = [
  [7, 0, 32],
  [8, 0, 21],
]

/** A sentence for a server that is older than the oldest safe one of its line. */
export async function oldServerNote(): Promise<string[]> {
  const { db } = await connectDb()
  const info = await db?.admin().command({ buildInfo: 1 })
  const version = String(info?.version ?? '')
  return hasHoles(version)
    ? [
        `MONGODB_URI leads to MongoDB ${version}, which has known holes. Please update it to 7.0.32, 8.0.21 or newer.`,
      ]
    : []
}

export function hasHoles(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const line = SAFE.find(([safeMajor, safeMinor]) => safeMajor === major && safeMinor === minor)
  return line ? patch < (line[2] ?? 0) : major < 8 && major > 0
}
