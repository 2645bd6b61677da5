import { artDayOf } from '@/lib/aotd/day'
import { now } from '@/lib/clock'
import { sendDigests } from '@/lib/digest/send-digests'
import { readDigest } from '@/lib/site/digest'

/* A process that writes the digests again and again, for tests that kill it or run several. */
const { signal } = new AbortController()
process.stdout.write('working\n')
for (;;) {
  await sendDigests(readDigest, artDayOf(now()), signal)
  process.stdout.write('sent\n')
}
