import { Types } from 'mongoose'
import { GET } from '@/app/api/recipes/images/[id]/[image]/route'
import { POST } from '@/app/api/recipes/[id]/comment/route'
import { DELETE } from '@/app/api/recipes/[id]/comments/[commentId]/route'
import { PUT } from '@/app/api/recipes/[id]/comments/[commentId]/confirm/route'
import { POST as RESTORE } from '@/app/api/recipes/[id]/comments/[commentId]/restore/route'
import { now } from '@/lib/clock'
import type { Make } from '@/lib/cookbook/makes/schema'
import type { TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { paintedPng } from '@/testing/store-items'
import { MakeModel, type StoredMake } from '@/models/make'

const PICTURE = { full: `${'a'.repeat(32)}.webp`, small: `${'b'.repeat(32)}.webp` }

/** The make is confirmed; the pictures that it names are not stored. */
export function createMakeDocument(fields: MakeFields) {
  return MakeModel.create(toMake(fields))
}

type MakeFields = Partial<StoredMake> & { recipeId: Types.ObjectId }

export function toMake(fields: MakeFields) {
  return {
    userId: new Types.ObjectId(),
    comment: 'Halved it for two.',
    rating: 4,
    picture: PICTURE,
    date: now(),
    confirmedAt: now(),
    ...fields,
  }
}

type FormParts = Record<string, string | Uint8Array | null>

/** It adds a comment and a picture that `parts` does not set; null leaves a part out. */
async function makeForm(parts: FormParts = {}): Promise<FormData> {
  const form = new FormData()
  const all = { comment: 'Halved it for two.', image: await paintedPng('#446688'), ...parts }
  for (const [name, value] of Object.entries(all)) {
    if (typeof value === 'string') form.append(name, value)
    else if (value) form.append(name, new File([new Uint8Array(value)], 'make.png'))
  }
  return form
}

/** The calls about the makes of one recipe; `by` null is a visitor. */
export function callsOf(recipeId: string) {
  const at = (by: TestUser | null, method: string, more: Record<string, string> = {}) => ({
    method,
    headers: by?.headers ?? {},
    params: { id: recipeId, ...more },
  })
  return {
    post: async (by: TestUser | null, parts?: FormParts) =>
      callRoute(POST, '/', { ...at(by, 'POST'), body: await makeForm(parts) }),
    confirm: (by: TestUser | null, commentId: string) =>
      callRoute(PUT, '/', at(by, 'PUT', { commentId })),
    remove: (by: TestUser | null, commentId: string) =>
      callRoute(DELETE, '/', at(by, 'DELETE', { commentId })),
    restore: (by: TestUser | null, commentId: string) =>
      callRoute(RESTORE, '/', at(by, 'POST', { commentId })),
    picture: async (by: TestUser | null, image: string) => {
      const response = await callRoute(GET, '/', at(by, 'GET', { image }))
      await response.body?.cancel()
      return response
    },
  }
}

export async function readMake(response: Response): Promise<Make> {
  return (await response.json()) as Make
}
