import { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { now } from '@/lib/clock'
import { MAKE_LIMITS, MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import { makeContent } from '@/lib/cookbook/makes/content'
import { tellOwner } from '@/lib/cookbook/makes/mails'
import { COOKBOOK_MEDIA_OWNER } from '@/lib/cookbook/pictures'
import { type MakeDocument, showMake } from '@/lib/cookbook/makes/read-makes'
import type { Make, MakeBody } from '@/lib/cookbook/makes/schema'
import { getRecipeDocument, toRecipeId } from '@/lib/cookbook/recipes'
import { HOUR_MS } from '@/lib/durations'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { type RateRule, uploadRates } from '@/lib/http/rate-limit'
import type { UploadedFile } from '@/lib/http/uploads'
import { passesModeration } from '@/lib/integrations/ai/moderation/moderate'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { putPicture } from '@/lib/media/pictures'
import { deleteMedia } from '@/lib/media/store'
import { MakeModel, type StoredMake } from '@/models/make'

type NewMake = Omit<StoredMake, 'slot' | 'confirmedAt' | 'deletedAt' | 'isSample'>

type SentMake = { recipeId: string; body: MakeBody; file: UploadedFile; ip: string }

export function makeRates(viewer: Viewer): RateRule[] {
  const posted = { name: 'make', key: viewer.id, max: MAKE_LIMITS.perHour, windowMs: HOUR_MS }
  return [...uploadRates(viewer), { ...posted, counts: 'done' }]
}

/** Everyone's make waits; checked in the order of G-123. */
export async function postMake(
  viewer: Viewer,
  { recipeId, body, file, ip }: SentMake,
): Promise<Make> {
  const recipe = await getRecipeDocument(toRecipeId(recipeId))
  const { idempotencyKey = null } = body
  const stored = await findSent(viewer, idempotencyKey)
  if (stored) return showMake(viewer, stored)
  await checkCaptcha({ action: 'make', response: body[CAPTCHA_FIELD], ip })
  const { full, small } = await putPicture(file.bytes, {
    owner: COOKBOOK_MEDIA_OWNER,
    access: 'members',
  })
  const added = await insert({
    recipeId: recipe._id,
    userId: new Types.ObjectId(viewer.id),
    date: now(),
    isFlagged: !(await passesModeration(body.comment)),
    comment: body.comment,
    rating: body.rating ?? null,
    picture: { full, small },
    idempotencyKey,
  })
  if (added) await tellOwner(viewer, recipe.title)
  else await deleteMedia([full, small])
  const make = added ?? (await findSent(viewer, idempotencyKey))
  if (!make) throw new AppError('conflict', { message: MAKE_TEXTS.full })
  return showMake(viewer, make)
}

/** Also where it was deleted meanwhile. */
async function findSent(
  { id }: Viewer,
  idempotencyKey: string | null,
): Promise<MakeDocument | null> {
  return idempotencyKey === null ? null : MakeModel.findOne({ userId: id, idempotencyKey }).lean()
}

/** Null where three of them wait already; parallel calls take different slots. */
async function insert(fields: NewMake): Promise<MakeDocument | null> {
  for (let slot = 0; slot < MAKE_LIMITS.waiting; slot += 1) {
    try {
      return await makeContent.insert({ ...fields, slot })
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
    }
  }
  return null
}
