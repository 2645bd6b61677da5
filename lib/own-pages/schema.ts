import { z } from 'zod'
import { titleWithSlug } from '@/lib/config/slug'
import { rulesOf } from '@/lib/form/rules'
import { count, documentId, instant, messageAnswer, pictureName } from '@/lib/http/fields'
import { markdownNode } from '@/lib/markdown/schema'
import { OWN_PAGE_TEXTS, TEMPLATE_NAMES } from '@/lib/own-pages/catalogue'
import { PAGE_FIELDS } from '@/lib/own-pages/form'

export const pageParams = z.object({ id: z.string() })
export const pagePictureParams = z.object({ name: z.string() })

const rules = rulesOf(PAGE_FIELDS)
const title = titleWithSlug(rules.title).meta({ example: 'House rules' })

/** A template gives title, text and address (G-143), as does the art day of a note (G-142). */
export const createPageBody = z.object({
  title: title.optional(),
  template: z.enum(TEMPLATE_NAMES, 'There is no such template.').optional(),
  day: z.iso.date('There is no such day.').optional().meta({ example: '2026-03-10' }),
})
export type CreatePageBody = z.output<typeof createPageBody>

const changes = z.object({ ...rules, title }).partial()

export const updatePageBody = changes.extend({
  /** What the form showed of the fields that are sent; 409 where that is no longer stored. */
  before: changes.optional(),
})
export type UpdatePageBody = z.output<typeof updatePageBody>

const pagePicture = z.object({ full: pictureName, small: pictureName, width: count, height: count })
export type PagePicture = z.infer<typeof pagePicture>

export const ownPage = z
  .object({
    _id: documentId,
    ...rules,
    slug: z.string().meta({ example: 'house-rules' }),
    path: z.string().meta({ example: '/pages/house-rules' }),
    pictures: z.array(pagePicture),
    /** Null until it is published for the first time. */
    publishedAt: instant.nullable(),
    updatedAt: instant,
  })
  .meta({ id: 'OwnPage' })
export type OwnPage = z.infer<typeof ownPage>

export const pictureAddedAnswer = z.object({
  path: z.string().meta({ example: '/api/pages/images/0123456789abcdef0123456789abcdef.webp' }),
})

export const previewBody = z.object({ text: rules.text })
export const previewAnswer = z.object({ nodes: z.array(markdownNode) })

export const deletedAnswer = messageAnswer(OWN_PAGE_TEXTS.deleted)

export const pageSearch = z.object({
  mode: z.literal('edit').optional().catch(undefined),
  version: instant.optional().catch(undefined),
})

export type PageVersion = { title: string; text: string; replacedAt: string }
