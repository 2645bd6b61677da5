import type { z } from 'zod'
import { shared } from '@/lib/runtime/process-state'

/** A success that is not JSON, by media types; without a type it has no body. */
export type Sends<T extends string = string> = {
  readonly sends: readonly T[]
  readonly inParts?: boolean
}

export type Answer = z.ZodType | Sends

export function successStatus({
  answer,
  status,
}: {
  answer: Answer
  status?: number | undefined
}): number {
  return status ?? ('sends' in answer && answer.sends.length === 0 ? 204 : 200)
}

export type DeclaredAnswer = {
  answer: Answer
  status?: number
  also?: Record<number, z.ZodType>
  streams?: boolean
}

type Watch = (declared: DeclaredAnswer, request: Request, response: Response) => Promise<void>

const registry = () => shared<{ watch?: Watch }>('answer-watch', () => ({}))

/** Only tests call it: `watch` gets every response of routes defined from now on. */
export function watchAnswers(watch: Watch): void {
  registry().watch = watch
}

export function withWatch<C>(
  handle: (request: Request, context: C) => Promise<Response>,
  declared: DeclaredAnswer,
): (request: Request, context: C) => Promise<Response> {
  const { watch } = registry()
  if (!watch) return handle
  return async (request, context) => {
    const response = await handle(request, context)
    await watch(declared, request, response)
    return response
  }
}
