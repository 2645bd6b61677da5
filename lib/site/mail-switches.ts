import type { Viewer } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { FEATURES } from '@/lib/features'
import type { MailSwitchKind } from '@/lib/mail/letter'
import type { MailSwitch, MailSwitchBody } from '@/lib/mail/schema'
import { withdrawWaitingMail } from '@/lib/mail/unsubscribe-link'

/** The viewer's address has to be verified: another one may be somebody else's. */
export async function listMailSwitches({ email }: Viewer): Promise<MailSwitch[]> {
  const offered = switchKinds().filter(({ isOffered }) => isOffered?.() ?? true)
  return Promise.all(
    offered.map(async ({ name, about, isOn, switchOn }) => ({
      kind: name,
      about,
      isOn: await isOn(email),
      note: typeof switchOn === 'string' ? switchOn : null,
    })),
  )
}

export async function switchMail(
  viewer: Viewer,
  { kind: name, isOn }: MailSwitchBody,
): Promise<MailSwitch[]> {
  const kind = switchKinds().find((known) => known.name === name)
  if (!kind) throw new AppError('not_found')
  if (!isOn) await switchOff(kind, viewer.email)
  else if (typeof kind.switchOn === 'function') await kind.switchOn(viewer.email)
  else throw new AppError('conflict', { message: kind.switchOn })
  return listMailSwitches(viewer)
}

/** Idempotent; what waits for the address is not sent any more. */
export async function switchOff(kind: MailSwitchKind, to: string): Promise<void> {
  await withdrawWaitingMail({ kind: kind.name, to })
  await kind.switchOff(to)
}

export function switchKinds(): MailSwitchKind[] {
  return FEATURES.flatMap(({ mailKinds = [] }) => mailKinds).filter(
    (kind) => kind.switchedOffBy === 'recipient',
  )
}
