import { z } from 'zod'
import { BADGE_CODE, DEFAULT_COLOR } from '@/lib/badges/catalogue'
import { BADGE_FIELDS } from '@/lib/badges/form'
import { rulesOf } from '@/lib/form/rules'

/** It is a path of this site, without a scheme, as nothing is fetched from elsewhere. */
const ICON_PATH = /^(?!\/\/)[\w./-]{0,200}$/

const rules = rulesOf(BADGE_FIELDS)
const color = rules.color.transform((code) => code.toLowerCase())
const iconPath = z
  .string()
  .regex(ICON_PATH, 'iconPath must be a path on this site.')
  .meta({ example: '' })

const rule = rules.rule.meta({ example: 'art-10' })

export const badgeValues = z.object({ ...rules, color, iconPath, rule })
export type BadgeValues = z.output<typeof badgeValues>

/** CSV cells (G-97): an empty one is the default, an absent column changes nothing. */
export const badgeRow = z.object({
  name: rules.name,
  description: rules.description,
  code: z
    .string()
    .regex(BADGE_CODE, 'code must have 2 to 40 letters, digits, dashes and underscores.'),
  value: z
    .string()
    .regex(/^\d{1,5}$/, BADGE_FIELDS.value.invalid)
    .transform(Number)
    .pipe(rules.value),
  category: rules.category.optional(),
  color: z
    .string()
    .transform((code) => code || DEFAULT_COLOR)
    .pipe(color)
    .optional(),
  iconPath: iconPath.optional(),
  isUnique: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false', '1', '0', ''], BADGE_FIELDS.isUnique.invalid))
    .transform((flag) => flag === 'true' || flag === '1')
    .optional(),
  rule: z
    .string()
    .transform((code) => code || null)
    .pipe(rules.rule)
    .optional(),
})
export type BadgeRow = z.output<typeof badgeRow>
