import { z } from 'zod'
import { line } from '@/lib/http/text'

const step = z.int().min(0).max(99).meta({ example: 2 })
/** It is in ms since 1970, by the site's clock. */
const time = z.int().min(0).meta({ example: 1_773_144_000_000 })
const revision = z.int().min(0).meta({ example: 3 })

const timer = z.object({
  /** The recipe, the step, and where the time stands in it. */
  id: z
    .string()
    .regex(/^[0-9a-f]{24} \d{1,2} \d{1,4}$/)
    .meta({ example: '65a000000000000000000000 2 17' }),
  label: line(80).meta({ example: '20 minutes' }),
  step,
  endsAt: time,
})

const state = z.object({
  step,
  /** 1 is the recipe as it is written. */
  factor: z.number().positive().max(100).meta({ example: 1.5 }),
  timers: z.array(timer).max(20),
})
export type RoomState = z.output<typeof state>

export const roomParams = z.object({ id: z.string(), code: z.string() })
export type RoomParams = z.output<typeof roomParams>

export const openRoomBody = z.object({ state })
export const roomOpenedAnswer = z.object({ code: z.string().meta({ example: 'BRTK' }) })

/** `revision` is the one that was changed. */
export const roomBody = z.object({ state, revision })
export type RoomBody = z.output<typeof roomBody>

export const room = z.object({ state, revision, now: time }).meta({ id: 'CookRoom' })
export type Room = z.output<typeof room>
