import { z } from 'zod'
import type { Viewer } from '@/lib/auth/permissions'

export const source = z.object({
  title: z.string().meta({ example: 'Two Boats Before the Light Goes' }),
  href: z.string().meta({ example: '/art-of-the-day/2026-03-10' }),
})
export type Source = z.infer<typeof source>

export type Fact = Source & { text: string }

export type AssistantAnswer = {
  content: string
  sources: readonly Source[]
  isKnown: boolean
}

export type Turn = { role: 'user' | 'assistant'; content: string }

export type AssistantRequest = {
  question: string
  turns: readonly Turn[]
  viewer: Viewer | null
  utcOffset?: number
}
