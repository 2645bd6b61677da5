import { invalidate } from '@/lib/cache'
import type { AuditValues } from '@/lib/audit/schema'
import { MAKES_TAG } from '@/lib/cookbook/tags'
import { type Deletable, defineTrash } from '@/lib/trash/define-trash'
import { MakeModel, type StoredMake } from '@/models/make'

const NAME_CHARACTERS = 60

export const makeTrash = defineTrash({
  model: MakeModel,
  kind: 'make',
  noun: 'make',
  // What an admin brings back does not count as one of the three.
  update: { $set: { slot: null } },
  nameOf: (make: StoredMake & Deletable) => makeName(make),
  factsOf: makeFacts,
  filesOf: ({ picture: { full, small } }) => [full, small],
  onChange: () => invalidate([MAKES_TAG]),
})

/** The begin of its text, for the audit. */
export function makeName({ comment }: Pick<StoredMake, 'comment'>): string {
  return comment.length > NAME_CHARACTERS ? `${comment.slice(0, NAME_CHARACTERS)}…` : comment
}

function makeFacts(make: StoredMake): AuditValues {
  const { comment, rating, confirmedAt, picture } = make
  return {
    comment,
    rating: rating ?? null,
    image: picture.full,
    confirmed: confirmedAt != null,
  }
}
