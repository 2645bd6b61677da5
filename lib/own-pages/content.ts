import type { AuditValues } from '@/lib/audit/schema'
import { defineContent } from '@/lib/content/define-content'
import { namesOf } from '@/lib/media/pictures'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { OWN_PAGES_TAG } from '@/lib/own-pages/tags'
import { OwnPageModel, type StoredPage } from '@/models/own-page'

export const pageContent = defineContent({
  model: OwnPageModel,
  tags: [OWN_PAGES_TAG],
  kind: 'page',
  noun: 'page',
  nameOf: ({ title }) => title,
  factsOf,
  filesOf: ({ pictures }) => namesOf(pictures),
  taken: { message: OWN_PAGE_TEXTS.taken, field: 'title' },
})

function factsOf({ title, slug, text, place, audience, state, pictures }: StoredPage): AuditValues {
  return {
    title,
    slug,
    text: text ?? '',
    place,
    audience,
    state,
    pictures: pictures.map(({ full }) => full),
  }
}
