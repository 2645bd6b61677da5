import { z } from 'zod'
import { BADGE_TEXTS } from '@/lib/badges/catalogue'
import { count, documentId, instant, messageAnswer, username } from '@/lib/http/fields'

const code = z.string().meta({ example: 'art-10' })
const points = count.meta({ example: 60 })

export const badge = z
  .object({
    _id: documentId,
    name: z.string().meta({ example: 'Ten' }),
    description: z.string().meta({ example: 'You made ten arts of the day.' }),
    code,
    category: z.string().meta({ example: 'art' }),
    value: points,
    color: z.string().meta({ example: '#19847b' }),
    iconPath: z.string().meta({ example: '/api/badges/badge-image/art-10' }),
    dateCreated: instant,
    isUnique: z.boolean(),
  })
  .meta({ id: 'Badge' })
export type Badge = z.infer<typeof badge>

const earnedBadge = z
  .object({ _id: documentId, badge, collected: z.boolean(), dateEarned: instant })
  .meta({ id: 'EarnedBadge' })
export type EarnedBadge = z.infer<typeof earnedBadge>

/** G-92, G-133 */
export const earnedBadges = z.array(earnedBadge)

/** Earned and not collected, oldest first (G-93). */
export const uncollectedBadges = z.array(badge)

export const codeParams = z.object({ code: z.string() })

export const confirmBody = z.object({
  badgeCode: z.string(BADGE_TEXTS.codeMissing).min(1, BADGE_TEXTS.codeMissing).meta({
    example: 'art-10',
  }),
})

export const confirmAnswer = messageAnswer(BADGE_TEXTS.collected)
export const confirmAllAnswer = messageAnswer(BADGE_TEXTS.allCollected).extend({ collected: count })

const catalogueEntry = z.object({
  badge,
  earned: z.boolean(),
  /** Null where nothing is counted: by hand, and by the rank of sign-up. */
  progress: z.object({ count, needed: count }).nullable(),
  holders: count,
})
export type CatalogueEntry = z.infer<typeof catalogueEntry>

/** It leaves out retired badges that the caller has not earned. */
export const badgeCatalogue = z.array(catalogueEntry)

/** It lists all members, most points first (G-96). */
export const assignAnswer = z.array(
  z.object({
    username,
    totalPoints: points,
    /** `isNew`: given by this call. */
    badges: z.array(z.object({ code, isNew: z.boolean() })),
  }),
)
export type AssignAnswer = z.infer<typeof assignAnswer>
