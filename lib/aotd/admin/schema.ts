import { z } from 'zod'
import { ART_ADMIN_TEXTS } from '@/lib/aotd/admin/catalogue'
import { ENTRY_FIELDS } from '@/lib/aotd/admin/form'
import {
  AUTHOR_TEXTS,
  EMOJI_SLOTS,
  GENERATION_STATES,
  QUOTE_MAX,
  STORED_STATUSES,
} from '@/lib/aotd/catalogue'
import type { TextField } from '@/lib/form/fields'
import { rulesOf } from '@/lib/form/rules'
import { artViews } from '@/lib/aotd/schema'
import {
  count,
  day,
  documentId,
  emoji,
  instant as at,
  messageAnswer,
  username,
} from '@/lib/http/fields'
import { cleanLine, cleanLines } from '@/lib/http/clean-text'

const TITLE = 'Two Boats Before the Light Goes'
const title = z.string().nullable().meta({ example: TITLE })
const dimension = count.nullable().meta({ example: 1024 })

export const adminArt = z
  .object({
    _id: documentId,
    /** Raised by every write of an admin (G-62). */
    __v: count,
    date: at,
    title,
    /** The author's username at the claim; `[deleted]` when the account is gone (G-139). */
    createdBy: username,
    authorQuote: z.string().nullable(),
    prompt: z.string().nullable().meta({ example: 'Two boats on a calm sea at dusk' }),
    url: z.string().nullable(),
    views: artViews,
    quoteHelp: count,
    emojis: z.array(emoji),
    tweet: z
      .object({
        tweetId: z.string().nullable(),
        tweetUrl: z.string().nullable(),
        datePosted: at.nullable(),
      })
      .nullable(),
    generationStatus: z.object({
      status: z.enum(STORED_STATUSES),
      message: z.string(),
      state: z.enum(GENERATION_STATES),
      startedAt: at,
      completedAt: at.nullable(),
      error: z.string().nullable(),
    }),
    dateKey: day,
    author: username,
    filename: z.string().nullable(),
    width: dimension,
    height: dimension,
    model: z.string().nullable(),
    nextEmojis: z.array(emoji),
    streak: count,
  })
  .meta({ id: 'AdminArt' })
export type AdminArt = z.infer<typeof adminArt>

const adminArtRow = z.object({
  _id: documentId,
  dateKey: day,
  title,
  author: username,
  status: z.enum(STORED_STATUSES),
  hasPicture: z.boolean(),
})
export type AdminArtRow = z.infer<typeof adminArtRow>

export type AdminArtList = { art: AdminArtRow[]; next: string | null }

const trashRow = adminArtRow.extend({
  deletedAt: at,
  keptUntil: at,
  isDayTaken: z.boolean(),
})
export type TrashRow = z.infer<typeof trashRow>

export const trashAnswer = z.object({ art: z.array(trashRow) })

export const deletedAnswer = messageAnswer(ART_ADMIN_TEXTS.deleted)

const DATE_RULE = 'Dates must be UTC ISO strings, such as 2026-03-10T12:00:00.000Z.'
const EMOJIS_RULE = `There can be at most ${EMOJI_SLOTS} emojis.`
const LINK_RULE = 'The post must be an https address.'

const rules = rulesOf(ENTRY_FIELDS)

function text(name: string, { max }: TextField) {
  return z.string(`${name} must be a text.`).max(max, `${name} must be ${max} characters or less.`)
}

function optionalText(name: string, field: TextField, clean: (value: string) => string) {
  return text(name, field).transform((value) => clean(value) || null)
}

function requiredText(name: string, field: TextField) {
  return text(name, field)
    .transform(cleanLine)
    .refine((value) => value !== '', field.missing)
}

const instant = z.iso.datetime(DATE_RULE)

const quote = z
  .string('The quote must be a text.')
  .max(4 * QUOTE_MAX, AUTHOR_TEXTS.quoteTooLong)
  .refine((value) => !/[\n\r\u2028\u2029]/.test(value.trim()), 'Quote must be a single line.')
  .transform((value) => cleanLine(value) || null)
  .refine((value) => !value || [...value].length <= QUOTE_MAX, AUTHOR_TEXTS.quoteTooLong)

export const editArtBody = z.object({
  __v: z.int('__v must be a whole number.').min(0, '__v must be a whole number.').optional(),
  date: z
    .union([instant, z.iso.date(DATE_RULE)], DATE_RULE)
    .optional()
    .meta({ example: '2026-03-10' }),
  url: z
    .string('url must be a text.')
    .max(ENTRY_FIELDS.url.max, 'There is no such picture.')
    .nullish()
    .meta({ example: null }),
  createdBy: z
    .string('createdBy must be a text.')
    .max(ENTRY_FIELDS.createdBy.max, 'There is no such user.')
    .optional()
    .meta({ example: 'anna' }),
  authorQuote: quote.nullish(),
  prompt: optionalText('The prompt', ENTRY_FIELDS.prompt, cleanLines).nullish(),
  title: requiredText('The title', ENTRY_FIELDS.title).optional().meta({ example: TITLE }),
  quoteHelp: rules.quoteHelp.optional(),
  views: z
    .object(
      {
        verified: rules['views.verified'].optional(),
        total: rules['views.total'].optional(),
      },
      ENTRY_FIELDS['views.total'].invalid,
    )
    .optional(),
  emojis: z
    .array(z.string('Emojis must be texts.'), 'Emojis must be a list.')
    .max(EMOJI_SLOTS, EMOJIS_RULE)
    .optional()
    .meta({ example: ['🌊', '⛵'] }),
  tweet: z
    .object(
      {
        tweetId: optionalText('The post id', ENTRY_FIELDS['tweet.tweetId'], cleanLine).nullish(),
        tweetUrl: z
          .union(
            [
              z.literal(''),
              z
                .url({ protocol: /^https$/, error: LINK_RULE })
                .max(ENTRY_FIELDS['tweet.tweetUrl'].max, LINK_RULE),
            ],
            LINK_RULE,
          )
          .transform((value) => value || null)
          .nullish(),
        datePosted: instant.nullish(),
      },
      'The post must be an object.',
    )
    .nullish(),
  generationStatus: z
    .object(
      {
        status: rules['generationStatus.status'],
        state: rules['generationStatus.state'],
        message: requiredText('The message', ENTRY_FIELDS['generationStatus.message']),
        startedAt: instant,
        completedAt: instant.nullable(),
        error: optionalText(
          'The error',
          ENTRY_FIELDS['generationStatus.error'],
          cleanLines,
        ).nullable(),
      },
      'generationStatus must be an object.',
    )
    .partial()
    .optional(),
})

export type EditArt = z.output<typeof editArtBody>

export const artIdParams = z.object({ id: z.string() })

export const pictureQuery = z.object({ size: z.literal('thumb').optional() })

export const panelQuery = z.object({
  id: z.string().max(24).optional(),
  before: z.iso.date(DATE_RULE).optional(),
})
