import fs from 'node:fs'
import path from 'node:path'
import { closest, distance } from 'fastest-levenshtein'
import { ENV_KEYS, type Env, EnvError, parseEnv } from '@/lib/env'
import { readEnvFile } from '../env-file.mjs'
import { currentUser, isRefused } from '../explain-path.mjs'
import { StartError } from './print'

/** Keys of Node, npm and the system, such as `NODE_OPTIONS` and `TZ`, may stand in the file too. */
const OF_OTHERS =
  /^(NODE_|npm_|UV_|MALLOC_|OPENSSL_|SSL_|LC_)|^(TZ|LANG|PATH|HTTPS?_PROXY|NO_PROXY)$/i
/** A key that differs in more than half of its letters is no misspelling. */
const NEAR = 0.5

/**
 * Reads `.env` beside the code (existing variables win; tests ignore it), checks all keys and returns
 * them. `dev` decides where `APP_ENV` is unset. Throws `StartError` with a sentence for each wrong
 * key.
 */
export function loadEnv(root: string, dev = false): Env {
  for (const [key, value] of Object.entries(valuesOf(root))) process.env[key] ??= value
  if (dev && !process.env.APP_ENV) process.env.APP_ENV = 'development'
  // Next would read such files again by its own rules.
  process.env.__NEXT_PROCESSED_ENV = 'true'
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (error instanceof EnvError) throw new StartError(error.message)
    throw error
  }
}

/** A sentence for each key of `.env` that the site does not know, with the nearest one. */
export function unknownKeys(root: string): string[] {
  const unknown = Object.keys(valuesOf(root)).filter(
    (key) => !ENV_KEYS.includes(key) && !OF_OTHERS.test(key),
  )
  return unknown.map((key) => {
    const near = closest(key.toUpperCase(), [...ENV_KEYS])
    const isNear = distance(key.toUpperCase(), near) <= key.length * NEAR
    return `${key} in .env is no setting of this site and has no effect.${isNear ? ` Is ${near} meant?` : ''}`
  })
}

function valuesOf(root: string): Record<string, string> {
  const file = path.join(root, '.env')
  if (process.env.APP_ENV === 'test' || !fs.existsSync(file)) return {}
  try {
    // First, as Node itself says of a file that may not be read that it does not exist.
    fs.accessSync(file, fs.constants.R_OK)
    return readEnvFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const why = isRefused(error) ? `the user ${currentUser()} may not read it` : code
    throw new StartError(`${file} cannot be read: ${why}.`)
  }
}
