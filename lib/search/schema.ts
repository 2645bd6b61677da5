import { z } from 'zod'
import { count, limitField } from '@/lib/http/fields'
import { line } from '@/lib/http/text'
import { SEARCH_MAX } from '@/lib/search/catalogue'

const words = line(SEARCH_MAX).meta({ example: 'latte above 8 in Athens' })
const kindName = z.string().max(20).meta({ example: 'coffee' })

export const searchQuery = z.object({
  q: words.default(''),
  kind: kindName.optional(),
  limit: limitField.optional(),
})

const label = z.string().meta({ example: 'above 8' })
const q = words.meta({ example: 'latte in Athens' })

const textPart = z.object({
  text: z.string().meta({ example: 'Flat White' }),
  isMarked: z.boolean(),
})
export type TextPart = z.infer<typeof textPart>

const searchResult = z.object({
  kind: kindName,
  title: z.string().meta({ example: 'Flat White at The Yellow Door' }),
  href: z.string().meta({ example: '/coffee-card-generator/65ed3f0a1c9d440000a1b2c3' }),
  picture: z.string().nullable().meta({ example: '/api/gallery/images/small/65ed3f0a.webp' }),
  passage: z.string().nullable().meta({ example: 'Crush the garlic.' }),
  titleParts: z.array(textPart),
  excerpt: z.array(textPart),
  facts: z.array(z.string()).meta({ example: ['scored 9.1 of 10'] }),
  colours: z.array(z.string()).meta({ example: ['#2d8a78'] }),
})
export type SearchResult = z.infer<typeof searchResult>

const filterChip = z.object({ label, q })
export type FilterChip = z.infer<typeof filterChip>

export const searchAnswer = z.object({
  q: words,
  total: count,
  correction: z.object({ changed: z.string(), q: words }).nullable(),
  dropped: z.string().nullable(),
  filters: z.array(filterChip),
  offers: z.array(filterChip),
  kinds: z.array(z.object({ name: kindName, label: z.string(), count })),
  results: z.array(searchResult),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
