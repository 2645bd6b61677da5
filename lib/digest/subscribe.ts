import { readLinkToken, signLinkToken } from '@/lib/auth/link-token'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { now, realNow } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { DIGEST_TEXTS } from '@/lib/digest/catalogue'
import { DIGEST_CONFIRM_MAIL, digestConfirmLetter } from '@/lib/digest/letters'
import { confirmReader, insertReader, isDigestOffered } from '@/lib/digest/readers'
import type { DigestBody } from '@/lib/digest/schema'
import { toDocumentId } from '@/lib/document-id'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { AppError, notFound } from '@/lib/errors'
import { addressKey } from '@/lib/http/address-key'
import { type RateRule } from '@/lib/http/rate-limit'
import { Reply } from '@/lib/http/reply'
import { maskAddress } from '@/lib/mail/addresses'
import { mayBeAsked } from '@/lib/mail/may-be-asked'
import { queueLetter } from '@/lib/mail/queue-mail'
import { DigestReaderModel } from '@/models/digest-reader'

const LINK_MS = 7 * DAY_MS

export function digestRates(ip: string): RateRule[] {
  const limit = { max: 5, windowMs: HOUR_MS, refusal: DIGEST_TEXTS.perHour }
  return [{ name: 'digest', key: addressKey(ip), ...limit, counts: 'done' }]
}

/** The answer is the same for every address, which is written to once an hour at most. */
export async function askForDigest(
  ip: string,
  { email, [CAPTCHA_FIELD]: response }: DigestBody,
): Promise<{ message: string }> {
  if (!isDigestOffered()) throw notFound(DIGEST_TEXTS.notOffered)
  await checkCaptcha({ action: 'digest', response, ip })
  const purgeAt = new Date(realNow().getTime() + LINK_MS)
  await insertReader(email, purgeAt)
  const due = await DigestReaderModel.findOneAndUpdate(
    { email, confirmedAt: null, ...mayBeAsked() },
    { $set: { askedAt: now(), purgeAt } },
  )
  if (due) {
    const token = await signLinkToken('confirm', { digest: String(due._id) }, LINK_MS)
    const letter = digestConfirmLetter(token)
    await queueLetter(DIGEST_CONFIRM_MAIL, { to: email, letter, secret: token })
  }
  return { message: DIGEST_TEXTS.requested }
}

/** The page shows it and changes nothing; null for an invalid link. */
export async function findReader(token: string) {
  const reader = await readReader(token)
  if (!reader) return null
  return { address: maskAddress(reader.email), isConfirmed: reader.confirmedAt != null }
}

/** Idempotent; 400 for an invalid link. It leads back to the page. */
export async function confirmDigest(token: string): Promise<Reply<{ message: string }>> {
  const reader = await readReader(token)
  if (!reader) throw new AppError('invalid', { message: DIGEST_TEXTS.invalidLink })
  await confirmReader({ _id: reader._id })
  const location = `${PATHS.digest}?token=${encodeURIComponent(token)}`
  return new Reply(null, { status: 303, headers: { location } })
}

async function readReader(token: string) {
  const claims = await readLinkToken('confirm', token)
  const _id = typeof claims?.digest === 'string' ? toDocumentId(claims.digest) : null
  return _id && DigestReaderModel.findById(_id).lean()
}
