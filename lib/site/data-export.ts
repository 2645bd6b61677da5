import { dayOf } from '@/lib/account/birthday'
import { confirmUser } from '@/lib/account/reauth'
import type { Caller } from '@/lib/auth/identity'
import { now } from '@/lib/clock'
import { HOUR_MS } from '@/lib/durations'
import { FEATURES } from '@/lib/features'
import { checkRates } from '@/lib/http/rate-limit'
import type { Reply } from '@/lib/http/reply'
import { queueMail } from '@/lib/mail/queue-mail'
import { type ZipEntry, zipReply } from '@/lib/media/zip-reply'

/** Streams a zip of JSON and WebP pictures, without hashes; needs a fresh sign-in (G-29). */
export async function exportData(caller: Caller, signal: AbortSignal): Promise<Reply> {
  await confirmUser(caller)
  const { viewer } = caller
  await checkRates([{ name: 'takeout', key: viewer.id, max: 3, windowMs: HOUR_MS }])
  const entries = await collect(caller)
  await queueMail({
    kind: 'notice',
    to: viewer.email,
    username: viewer.username,
    userId: viewer.id,
    notice: { event: 'data_exported' },
  })
  return zipReply(`${viewer.username}-${dayOf(now())}.zip`, entries, signal)
}

async function collect(caller: Caller): Promise<ZipEntry[]> {
  const lists: ZipEntry[] = []
  const pictures: ZipEntry[] = []
  for (const { personalData } of FEATURES) {
    const data = await personalData?.list(caller)
    for (const [name, value] of Object.entries(data?.lists ?? {})) {
      lists.push({ name: `${name}.json`, text: () => `${JSON.stringify(value, null, 2)}\n` })
    }
    pictures.push(...(data?.pictures ?? []))
  }
  return [...lists, ...pictures]
}
