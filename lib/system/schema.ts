import type { DiskSpace, DiskState } from '@/lib/processes/disk'

export type ProcessRow = {
  id: string
  /** It is the name of the machine, and the id of the process on it. */
  name: string
  isThis: boolean
  /** ISO */
  startedAt: string
  sendsMail: boolean
  disk: (DiskSpace & { state: DiskState }) | null
  differing: readonly string[]
}

export type ProviderRow = {
  name: string
  models: readonly string[]
  /** ISO; null for never. */
  succeededAt: string | null
  failedAt: string | null
  /** The last failure left it; a success does not clear it. */
  reason: string | null
}
