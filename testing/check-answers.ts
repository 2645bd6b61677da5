import { afterEach } from 'vitest'
import { findUndeclared } from '@/lib/http/answer-check'
import { watchAnswers } from '@/lib/http/answers'

/** A test fails where a route's success response does not match its declared `answer`. */
const problems: string[] = []

watchAnswers(async (declared, request, response) => {
  const problem = await findUndeclared(declared, request, response)
  if (problem) problems.push(`${request.method} ${new URL(request.url).pathname}: ${problem}`)
})

afterEach(() => {
  if (problems.length > 0) throw new Error(problems.splice(0).join('\n'))
})
