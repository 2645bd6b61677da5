import type { AuditValues } from '@/lib/audit/schema'
import { shortened } from '@/lib/config/cut-text'
import { defineContent } from '@/lib/content/define-content'
import { MAKES_TAG } from '@/lib/cookbook/tags'
import { namesOf } from '@/lib/media/pictures'
import { MakeModel, type StoredMake } from '@/models/make'

const NAME_CHARACTERS = 60

export const makeContent = defineContent({
  model: MakeModel,
  tags: [MAKES_TAG],
  kind: 'make',
  noun: 'make',
  // What an admin brings back does not count as one of the three.
  onMove: { slot: null },
  nameOf: ({ comment }) => shortened(comment, NAME_CHARACTERS),
  factsOf: makeFacts,
  filesOf: ({ picture }) => namesOf([picture]),
})

function makeFacts(make: StoredMake): AuditValues {
  const { comment, rating, confirmedAt, picture } = make
  return {
    comment,
    rating: rating ?? null,
    image: picture.full,
    confirmed: confirmedAt != null,
  }
}
