import { paintAccepted } from '../critic/accepted'
import type { FaultKind } from '../critic/critic'
import { FAMILY_NAMES, type FamilyName } from '../painting'
import { dateAfter, emojiInput, PAINTING } from './painting'

/** What the critic said of a family's pictures. */
type Rejected = {
  family: FamilyName
  input: 'days' | 'emojis'
  pictures: number
  /** It counts those whose first layout was rejected. */
  rejected: number
  faults: Record<FaultKind, number>
  /** It counts those without an accepted layout. */
  remaining: number
  /** Seconds of CPU before the finish, at most. */
  maxSeconds: number
}

function requestsFor(family: FamilyName, input: Rejected['input'], count: number) {
  // Each family has inputs of its own.
  const first = FAMILY_NAMES.indexOf(family) * count
  return Array.from({ length: count }, (_, n) => ({
    ...PAINTING,
    family,
    author: `author-${n % 7}`,
    dateKey: dateAfter(Math.floor((n * 365) / count)),
    emojis: input === 'days' ? [] : emojiInput(first + n),
  }))
}

export async function rejectedOf(
  family: FamilyName,
  input: Rejected['input'],
  count: number,
): Promise<Rejected> {
  const faults = { hidden: 0, faint: 0, cut: 0, values: 0 }
  let [rejected, remaining, maxSeconds] = [0, 0, 0]
  for (const request of requestsFor(family, input, count)) {
    const before = process.cpuUsage()
    const accepted = await paintAccepted(request)
    const { user, system } = process.cpuUsage(before)
    maxSeconds = Math.max(maxSeconds, (user + system) / 1e6)
    for (const kind of new Set(accepted.firstFaults.map((fault) => fault.kind))) faults[kind]++
    if (accepted.firstFaults.length > 0) rejected++
    if (accepted.faults.length > 0) remaining++
  }
  return { family, input, pictures: count, rejected, faults, remaining, maxSeconds }
}

export const REJECTED_HEAD =
  'family     input  pictures  rejected  hidden   faint     cut  values  remaining  CPU s'

/** A line of the table of rejected shares. */
export function rejectedLine({ family, input, pictures, ...of }: Rejected): string {
  const share = (count: number) => `${((100 * count) / pictures).toFixed(1)}%`.padStart(8)
  const { hidden, faint, cut, values } = of.faults
  const shares = [of.rejected, hidden, faint, cut, values].map(share).join('')
  const rest = `${share(of.remaining)}   ${of.maxSeconds.toFixed(2).padStart(8)}`
  return `${family.padEnd(10)} ${input.padEnd(8)}${String(pictures).padStart(7)}  ${shares}   ${rest}`
}
