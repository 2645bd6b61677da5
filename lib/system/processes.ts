import type { Admin } from '@/lib/auth/permissions'
import { currentDisk, diskStateOf } from '@/lib/processes/disk'
import { ownProcessId } from '@/lib/processes/heartbeat'
import { listProcesses, type SiteProcess } from '@/lib/processes/processes'
import { differingKeys, settingHashes } from '@/lib/processes/settings'
import type { ProcessRow } from '@/lib/system/schema'

/** All that run, as they have told of themselves in the last two minutes. */
export async function listProcessRows(_admin: Admin): Promise<ProcessRow[]> {
  const settings = settingHashes()
  return (await listProcesses()).map((process) => {
    const { _id, host, pid, startedAt, sendsMail } = process
    const isThis = _id === ownProcessId()
    return {
      id: _id,
      name: `${host}, ${pid}`,
      isThis,
      startedAt: startedAt.toISOString(),
      sendsMail,
      disk: diskOf(process, isThis),
      differing: differingKeys(settings, process.settings),
    }
  })
}

function diskOf({ disk }: SiteProcess, isThis: boolean): ProcessRow['disk'] {
  if (!disk) return null
  const { free, total } = disk
  // This process also knows whether a write was refused.
  return { free, total, state: isThis ? currentDisk().state : diskStateOf({ free, total }) }
}
