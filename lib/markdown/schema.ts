import { z } from 'zod'

/** What a text of the owner may become (G-142). */
export const MARKDOWN_TAGS = [
  'a',
  'blockquote',
  'br',
  'code',
  'em',
  'h2',
  'h3',
  'img',
  'li',
  'ol',
  'p',
  'pre',
  'strong',
  'ul',
] as const

export type MarkdownTag = (typeof MARKDOWN_TAGS)[number]

const picture = z.object({
  src: z.string(),
  small: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})
export type MarkdownPicture = z.infer<typeof picture>

export type MarkdownElement = {
  tag: MarkdownTag
  href?: string
  picture?: MarkdownPicture
  /** The first number of an `ol`, where it is not 1. */
  start?: number
  children: MarkdownNode[]
}

/** A text stands for itself, without any markup. */
export type MarkdownNode = string | MarkdownElement

const element: z.ZodType<MarkdownElement> = z
  .object({
    tag: z.enum(MARKDOWN_TAGS),
    href: z.string().exactOptional(),
    picture: picture.exactOptional(),
    start: z.int().exactOptional(),
    children: z.array(z.lazy(() => markdownNode)),
  })
  .meta({ id: 'MarkdownElement', example: { tag: 'p', children: ['Low tide at six.'] } })

export const markdownNode: z.ZodType<MarkdownNode> = z.union([z.string(), element])
