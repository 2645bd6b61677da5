import { z } from 'zod'
import {
  BADGE_CODE,
  BADGE_COLOR,
  BADGE_LIMITS,
  DEFAULT_COLOR,
  RULE_CODES,
} from '@/lib/badges/catalogue'
import { line, requiredLine } from '@/lib/http/text'

const tooLong = (name: string, max: number) => `${name} must have at most ${max} characters.`
const required = (name: 'name' | 'description') =>
  requiredLine(BADGE_LIMITS[name], {
    missing: `${name} is missing.`,
    tooLong: tooLong(name, BADGE_LIMITS[name]),
  })

const VALUE_RULE = 'value must be a whole number from 0 to 10000.'
const UNIQUE_RULE = 'isUnique must be true, false, 1 or 0.'
const COLOR_RULE = 'color must be written as #RRGGBB.'
const RULE_RULE = 'rule must be the code of a default rule, or empty.'

/** It is a path of this site, without a scheme, as nothing is fetched from elsewhere. */
const ICON_PATH = /^(?!\/\/)[\w./-]{0,200}$/

const text = {
  name: required('name').meta({ example: 'Ten' }),
  description: required('description').meta({ example: 'You made ten arts of the day.' }),
  category: line(BADGE_LIMITS.category, tooLong('category', BADGE_LIMITS.category)).meta({
    example: 'art',
  }),
  color: z
    .string(COLOR_RULE)
    .regex(BADGE_COLOR, COLOR_RULE)
    .toLowerCase()
    .meta({ example: '#19847b' }),
  iconPath: z
    .string()
    .regex(ICON_PATH, 'iconPath must be a path on this site.')
    .meta({ example: '' }),
}

export const badgeValues = z.object({
  ...text,
  value: z.int(VALUE_RULE).min(0, VALUE_RULE).max(BADGE_LIMITS.value, VALUE_RULE).meta({
    example: 60,
  }),
  isUnique: z.boolean(UNIQUE_RULE),
  rule: z.enum(RULE_CODES, RULE_RULE).nullable().meta({ example: 'art-10' }),
})
export type BadgeValues = z.output<typeof badgeValues>

/** CSV cells (G-97): an empty one is the default, an absent column changes nothing. */
export const badgeRow = z.object({
  ...text,
  code: z
    .string()
    .regex(BADGE_CODE, 'code must have 2 to 40 letters, digits, dashes and underscores.'),
  value: z
    .string()
    .regex(/^\d{1,5}$/, VALUE_RULE)
    .transform(Number)
    .pipe(badgeValues.shape.value),
  category: text.category.optional(),
  color: z
    .string()
    .transform((color) => color || DEFAULT_COLOR)
    .pipe(text.color)
    .optional(),
  iconPath: text.iconPath.optional(),
  isUnique: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false', '1', '0', ''], UNIQUE_RULE))
    .transform((flag) => flag === 'true' || flag === '1')
    .optional(),
  rule: z
    .string()
    .transform((rule) => rule || null)
    .pipe(badgeValues.shape.rule)
    .optional(),
})
export type BadgeRow = z.output<typeof badgeRow>
