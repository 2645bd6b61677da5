import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { type DeclaredAnswer, successStatus } from '@/lib/http/answers'

/** What a response has that its route does not declare; undefined if nothing. */
export async function findUndeclared(
  declared: DeclaredAnswer,
  request: Request,
  response: Response,
): Promise<string | undefined> {
  if (!response.ok) return undefined
  const { answer, also = {}, streams } = declared
  const { status } = response
  const type = response.headers.get('content-type')?.split(';')[0]?.trim() ?? ''
  const schema = also[status]
  if (schema) return checkJson(schema, type, response)
  const isPart = 'sends' in answer && answer.inParts === true && status === 206
  if (status !== successStatus(declared) && !isPart) return `${status} is not declared.`
  if (request.method === 'HEAD') return undefined
  if (streams && type === 'text/event-stream') return undefined
  if (!('sends' in answer)) return checkJson(answer, type, response)
  if (answer.sends.length === 0) {
    return response.body ? 'There is a body, and none is declared.' : undefined
  }
  return answer.sends.includes(type) ? undefined : `The content type is ${type || 'missing'}.`
}

async function checkJson(
  schema: z.ZodType,
  type: string,
  response: Response,
): Promise<string | undefined> {
  if (type !== 'application/json') return `The content type is ${type || 'missing'}.`
  const value: unknown = await response.clone().json()
  const result = schema.safeParse(value)
  if (!result.success) return `The answer is not as declared: ${result.error.message}`
  if (isDeepStrictEqual(result.data, value)) return undefined
  return `The answer is ${JSON.stringify(value)}, but declared is ${JSON.stringify(result.data)}.`
}
