import pino, { type Logger } from 'pino'
import { env } from '@/lib/env'
import { shared } from '@/lib/process-state'

export function logger(): Logger {
  return shared('logger', () => {
    const { APP_ENV, LOG_LEVEL } = env()
    const transport = APP_ENV === 'development' ? { target: 'pino-pretty' } : undefined
    return pino({ level: LOG_LEVEL, base: undefined, ...(transport && { transport }) })
  })
}
