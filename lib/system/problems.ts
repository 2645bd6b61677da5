import type { Admin } from '@/lib/auth/permissions'
import { dataSize } from '@/lib/format'
import { type ProviderState, readProviderStates } from '@/lib/integrations/ai/provider-status'
import { mailWarnings } from '@/lib/mail/warnings'
import { currentDisk, diskStateOf } from '@/lib/processes/disk'
import { ownProcessId } from '@/lib/processes/heartbeat'
import { listProcesses, type SiteProcess } from '@/lib/processes/processes'
import { differingKeys, settingHashes } from '@/lib/processes/settings'
import { settingLabel, withSettingLabels } from '@/lib/settings/form'
import { unreadableSecrets } from '@/lib/settings/load'
import type { ProcessRow } from '@/lib/system/schema'

type SystemState = {
  /** They are whole sentences, the most urgent first. */
  problems: readonly string[]
  processes: readonly ProcessRow[]
  providers: readonly ProviderState[]
}

export async function readSystem(admin: Admin): Promise<SystemState> {
  const [processes, providers] = await Promise.all([
    listProcessRows(admin),
    readProviderStates(admin),
  ])
  const problems = [
    ...processes.flatMap(diskProblem),
    ...unseenDisk(processes),
    ...processes.flatMap(settingsProblem),
    ...mailWarnings().map(withSettingLabels),
    ...unreadableSecrets().map(secretProblem),
    ...providers.flatMap(providerProblem),
  ]
  return { problems, processes, providers }
}

export async function countProblems(admin: Admin): Promise<number> {
  return (await readSystem(admin)).problems.length
}

function diskProblem({ name, disk }: ProcessRow): string[] {
  if (!disk || disk.state === 'ok') return []
  const room = `${dataSize(disk.free)} of ${dataSize(disk.total)} are free`
  if (disk.state === 'low') {
    return [`The disk of the data folder is nearly full (${name}): ${room}. Please make room.`]
  }
  return [`The disk of the data folder is full (${name}): nothing can be saved. Please make room.`]
}

/** On a full disk this process cannot tell of itself. */
function unseenDisk(processes: readonly ProcessRow[]): string[] {
  if (currentDisk().state !== 'full' || processes.some(({ isThis }) => isThis)) return []
  return ['The disk of the data folder is full: nothing can be saved. Please make room.']
}

function settingsProblem({ name, differing }: ProcessRow): string[] {
  if (differing.length === 0) return []
  const keys = differing.join(', ')
  return [`A process (${name}) has other settings than this one: ${keys}.`]
}

function secretProblem(key: string): string {
  return `${settingLabel(key)} cannot be read, as it was set with another AUTH_SECRET. Please enter it again in the settings.`
}

function providerProblem({ name, isFailing, reason }: ProviderState): string[] {
  return isFailing ? [`${name} failed at the last call. ${reason ?? ''}`.trim()] : []
}

/** All that run, as they have told of themselves in the last two minutes. */
async function listProcessRows(_admin: Admin): Promise<ProcessRow[]> {
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
      // What it has told of itself is older than a change of a moment ago.
      differing: isThis ? [] : differingKeys(settings, process.settings),
    }
  })
}

function diskOf({ disk }: SiteProcess, isThis: boolean): ProcessRow['disk'] {
  if (!disk) return null
  const { free, total } = disk
  // This process also knows whether a write was refused.
  return { free, total, state: isThis ? currentDisk().state : diskStateOf({ free, total }) }
}
