import pino, { type DestinationStream, type Logger } from 'pino'
import { env } from '@/lib/env'
import { mappedStack } from '@/lib/runtime/source-mapped-stack'
import { shared } from '@/lib/runtime/process-state'

export function logger(): Logger {
  return shared('logger', () => {
    const { APP_ENV, LOG_LEVEL } = env()
    const { stream } = output()
    const options = { level: LOG_LEVEL, base: undefined, serializers: { err: errorWithPlaces } }
    if (stream) return pino(options, stream)
    return APP_ENV === 'development'
      ? pino({ ...options, transport: { target: 'pino-pretty' } })
      : pino(options)
  })
}

const output = () => shared<{ stream?: DestinationStream }>('log-output', () => ({}))

/** To be called before the first line; without it the log goes to the standard output as JSON. */
export function setLogOutput(stream: DestinationStream): void {
  output().stream = stream
}

/** The level of lines that come often: on a terminal they would move all else out of sight. */
export function requestLevel(): 'debug' | 'info' {
  return process.stdout.isTTY ? 'debug' : 'info'
}

function errorWithPlaces(error: Error): unknown {
  const serialized: Partial<pino.SerializedError> | undefined = pino.stdSerializers.err(error)
  if (typeof serialized?.stack === 'string') serialized.stack = mappedStack(serialized.stack)
  return serialized
}
