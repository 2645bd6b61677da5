import pino, { type Logger } from 'pino'
import { env } from '@/lib/env'
import { mappedStack } from '@/lib/runtime/source-mapped-stack'
import { shared } from '@/lib/runtime/process-state'

export function logger(): Logger {
  return shared('logger', () => {
    const { APP_ENV, LOG_LEVEL } = env()
    const transport = APP_ENV === 'development' ? { target: 'pino-pretty' } : undefined
    return pino({
      level: LOG_LEVEL,
      base: undefined,
      serializers: { err: errorWithPlaces },
      ...(transport && { transport }),
    })
  })
}

function errorWithPlaces(error: Error): unknown {
  const serialized: Partial<pino.SerializedError> | undefined = pino.stdSerializers.err(error)
  if (typeof serialized?.stack === 'string') serialized.stack = mappedStack(serialized.stack)
  return serialized
}
