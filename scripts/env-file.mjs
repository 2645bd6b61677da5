// Plain Node, as it is read before any package is installed.
import fs from 'node:fs'
// An older Node, which setup.mjs refuses, has no such function to import.
import util from 'node:util'

/** The keys and values of an `.env`, with or without the byte order mark that some editors write. */
export function readEnvFile(file) {
  return util.parseEnv(fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))
}
