import fs from 'node:fs'
import path from 'node:path'
import { type Env, EnvError, parseEnv } from '@/lib/env'
import { currentUser, isRefused } from '../explain-path.mjs'
import { StartError } from './print'

/**
 * Reads `.env` beside the code (existing variables win; tests ignore it), checks all keys and returns
 * them. `dev` decides where `APP_ENV` is unset. Throws `StartError` with a sentence for each wrong
 * key.
 */
export function loadEnv(root: string, dev = false): Env {
  const file = path.join(root, '.env')
  if (process.env.APP_ENV !== 'test' && fs.existsSync(file)) loadFile(file)
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

function loadFile(file: string): void {
  try {
    // First, as Node itself says of a file that may not be read that it does not exist.
    fs.accessSync(file, fs.constants.R_OK)
    process.loadEnvFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    const why = isRefused(error) ? `the user ${currentUser()} may not read it` : code
    throw new StartError(`${file} cannot be read: ${why}.`)
  }
}
