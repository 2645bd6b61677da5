import type { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { env } from '@/lib/env'
import { isDuplicateKey } from '@/lib/errors'
import { DigestReaderModel } from '@/models/digest-reader'

/** Nothing is promised without a mail server. */
export function isDigestOffered(): boolean {
  const { WEEKLY_DIGEST, SMTP_URL } = env()
  return WEEKLY_DIGEST === 'on' && SMTP_URL !== undefined
}

export async function isReader(email: string): Promise<boolean> {
  return (await DigestReaderModel.exists({ email, confirmedAt: { $ne: null } })) !== null
}

export function countReaders(): Promise<number> {
  return DigestReaderModel.countDocuments({ confirmedAt: { $ne: null } })
}

/** The address has to be verified. */
export async function addReader(email: string): Promise<void> {
  await insertReader(email, null)
  await confirmReader({ email })
}

export async function confirmReader(
  reader: { _id: Types.ObjectId } | { email: string },
): Promise<void> {
  await DigestReaderModel.updateOne(
    { ...reader, confirmedAt: null },
    { $set: { confirmedAt: now(), purgeAt: null } },
  )
}

export async function removeReader(email: string): Promise<void> {
  await DigestReaderModel.deleteOne({ email })
}

/** It leaves an existing reader unchanged. */
export async function insertReader(email: string, purgeAt: Date | null): Promise<void> {
  try {
    await DigestReaderModel.updateOne({ email }, { $setOnInsert: { purgeAt } }, { upsert: true })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error
  }
}

/** Only a verified address counts: another one may belong to somebody else. */
export async function listReaderData({ email, emailVerified }: Viewer) {
  const found = emailVerified ? await DigestReaderModel.find({ email }).lean() : []
  return found.map(({ confirmedAt, lastWeek }) => ({ email, confirmedAt, lastWeek }))
}
