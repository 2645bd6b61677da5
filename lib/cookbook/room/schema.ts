import { z } from 'zod'
import { RECIPE_LIMITS } from '@/lib/cookbook/catalogue'
import { ROOM_LIMITS } from '@/lib/cookbook/room/catalogue'
import { line } from '@/lib/http/text'

const step = z
  .int()
  .min(0)
  .max(RECIPE_LIMITS.steps - 1)
  .meta({ example: 2 })
/** It is in ms since 1970, by the site's clock. */
const time = z.int().min(0).meta({ example: 1_773_144_000_000 })

const timer = z.object({
  /** The recipe, the step, and where the time stands in it. */
  id: z
    .string()
    .regex(/^[0-9a-f]{24} \d{1,2} \d{1,4}$/)
    .meta({ example: '65a000000000000000000000 2 17' }),
  label: line(ROOM_LIMITS.label).meta({ example: '20 minutes' }),
  step,
  endsAt: time,
})

const roomState = z.object({
  step,
  /** 1 is the recipe as it is written. */
  factor: z.number().positive().max(ROOM_LIMITS.factor).meta({ example: 1.5 }),
  timers: z.array(timer).max(ROOM_LIMITS.timers),
})
export type RoomState = z.output<typeof roomState>

const revision = z.int().min(0).meta({ example: 3 })

export const roomParams = z.object({ id: z.string(), code: z.string() })
export type RoomParams = z.output<typeof roomParams>

export const openRoomBody = z.object({ state: roomState })
export const roomOpenedAnswer = z.object({ code: z.string().meta({ example: 'BRTK' }) })

/** `revision` is the one that was changed. */
export const roomBody = z.object({ state: roomState, revision })
export type RoomBody = z.output<typeof roomBody>

export const room = z.object({ state: roomState, revision, now: time }).meta({ id: 'CookRoom' })
export type Room = z.output<typeof room>
