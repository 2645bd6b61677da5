import EXAMPLES from '@/lib/chat/examples.json' with { type: 'json' }
import { env } from '@/lib/env'

export function exampleQuestions(): string[] {
  const off: readonly string[] = env().PARTS_OFF
  return EXAMPLES.examples.flatMap(({ part, question }) => (off.includes(part) ? [] : question))
}
