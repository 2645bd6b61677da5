import { addDefaultBadges } from '@/lib/migrations/add-default-badges'
import { countChatMessages } from '@/lib/migrations/count-chat-messages'
import { fillAccountFields } from '@/lib/migrations/fill-account-fields'
import { freeSampledDays } from '@/lib/migrations/free-sampled-days'
import { nameAuditKinds } from '@/lib/migrations/name-audit-kinds'
import { giveOrdersStates } from '@/lib/migrations/give-orders-states'
import { moveRecipeImports } from '@/lib/migrations/move-recipe-imports'
import { forgetInvited } from '@/lib/migrations/forget-invited'

export type Migration = {
  /** Consecutive, never reused. */
  id: number
  name: string
  /** Works on raw collections, as models change; idempotent, may be interrupted at any point. */
  up: (signal?: AbortSignal) => Promise<void>
}

/** A released migration is never changed. */
export const MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'fill-account-fields', up: fillAccountFields },
  { id: 2, name: 'free-sampled-days', up: freeSampledDays },
  { id: 3, name: 'name-audit-kinds', up: nameAuditKinds },
  { id: 4, name: 'add-default-badges', up: addDefaultBadges },
  { id: 5, name: 'count-chat-messages', up: countChatMessages },
  { id: 6, name: 'give-orders-states', up: giveOrdersStates },
  { id: 7, name: 'move-recipe-imports', up: moveRecipeImports },
  { id: 8, name: 'forget-invited', up: forgetInvited },
]
