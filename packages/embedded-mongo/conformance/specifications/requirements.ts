import { type Document, isDocument } from '../../bson/types'

const VERSION = [7, 0, 15]

/** Whether a standalone MongoDB 7.0.15, without users and test commands, meets one of these. */
export function areMet(requirements: unknown): boolean {
  if (!Array.isArray(requirements)) return true
  return (requirements as Document[]).some((requirement) => {
    const { minServerVersion, maxServerVersion, topologies, auth, serverless, csfle } = requirement
    const { serverParameters } = requirement
    if (typeof minServerVersion === 'string' && compare(minServerVersion) > 0) return false
    if (typeof maxServerVersion === 'string' && compare(maxServerVersion) < 0) return false
    if (Array.isArray(topologies) && !topologies.includes('single')) return false
    if (isDocument(serverParameters) && 'enableTestCommands' in serverParameters) return false
    return auth !== true && serverless !== 'require' && csfle === undefined
  })
}

/** The order of a version, which may lack its last parts, and that of this server. */
function compare(version: string): number {
  for (const [i, part] of version.split('.').map(Number).entries()) {
    const difference = part - (VERSION[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
