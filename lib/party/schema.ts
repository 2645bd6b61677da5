import { z } from 'zod'

export const pingParams = z.object({ secret: z.string() })

export type PingDayRow = { day: string; party: number; unsubscribe: number }
