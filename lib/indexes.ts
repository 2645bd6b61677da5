import { connectDb } from '@/lib/db'
import { AiSpendModel } from '@/models/ai-spend'
import { ArtViewModel } from '@/models/art-view'
import { ArtworkModel } from '@/models/artwork'
import { AuditEntryModel } from '@/models/audit-entry'
import { CacheTagModel } from '@/models/cache-tag'
import { KnownDeviceModel } from '@/models/known-device'
import { MailModel } from '@/models/mail'
import { PageViewModel } from '@/models/page-view'
import { RateCounterModel } from '@/models/rate-counter'
import { ReservedNameModel } from '@/models/reserved-name'
import { ResetCodeModel } from '@/models/reset-code'
import { SessionModel } from '@/models/session'
import { SpentChallengeModel } from '@/models/spent-challenge'
import { UsedEmojiModel } from '@/models/used-emoji'
import { UserModel } from '@/models/user'
import { VerificationCodeModel } from '@/models/verification-code'

const MODELS = [
  AiSpendModel,
  ArtViewModel,
  ArtworkModel,
  AuditEntryModel,
  CacheTagModel,
  KnownDeviceModel,
  MailModel,
  PageViewModel,
  RateCounterModel,
  ReservedNameModel,
  ResetCodeModel,
  SessionModel,
  SpentChallengeModel,
  UsedEmojiModel,
  UserModel,
  VerificationCodeModel,
]

/** Creates the indexes of every collection that lack them; the rules on races stand on these. */
export async function createIndexes(): Promise<void> {
  await connectDb()
  for (const model of MODELS) await model.createIndexes()
}
