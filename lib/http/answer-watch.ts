import type { z } from 'zod'
import type { Answer } from '@/lib/http/answers'
import { shared } from '@/lib/process-state'

/** What a route declares of its successes. */
export type DeclaredAnswer = {
  answer: Answer
  status?: number
  also?: Record<number, z.ZodType>
}

type Watch = (declared: DeclaredAnswer, request: Request, response: Response) => Promise<void>

const kept = () => shared<{ watch?: Watch }>('answer-watch', () => ({}))

/** Shows every answer of the routes that are defined from now on to `watch`; for tests alone. */
export function watchAnswers(watch: Watch): void {
  kept().watch = watch
}

/** The handler itself, or in tests one whose answers are watched. */
export function withWatch<C>(
  handle: (request: Request, context: C) => Promise<Response>,
  declared: DeclaredAnswer,
): (request: Request, context: C) => Promise<Response> {
  const { watch } = kept()
  if (!watch) return handle
  return async (request, context) => {
    const response = await handle(request, context)
    await watch(declared, request, response)
    return response
  }
}
