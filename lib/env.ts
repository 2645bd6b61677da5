import { crossCheck, type KeyProblem, type ParsedKeys } from '@/lib/config/env-check'
import { envSchema } from '@/lib/config/env-schema'
import { shared } from '@/lib/runtime/process-state'

export type Env = Omit<ParsedKeys, 'SITE_URL'> & {
  SITE_URL: string
  /** False where SITE_URL is only this machine's own name for the site. */
  isSiteUrlSet: boolean
}

type Texts = Readonly<Record<string, string | undefined>>

export const ENV_KEYS: readonly string[] = Object.keys(envSchema.shape)

/** Names the wrong keys, never a value. */
export class EnvError extends Error {
  override name = 'EnvError'

  constructor(readonly problems: readonly KeyProblem[]) {
    super(problems.map(({ key, message }) => sentenceOf(key, message)).join('\n'))
  }
}

export function sentenceOf(name: string, message: string): string {
  return `${name} ${message}${message.endsWith('.') ? '' : '.'}`
}

export function parseEnv(source: Texts): Env {
  const result = envSchema.safeParse(givenIn(source))
  if (!result.success) {
    throw new EnvError(
      result.error.issues.map(({ path, message }) => ({ key: path.join('.'), message })),
    )
  }
  const parsed = result.data
  const problems = crossCheck(parsed)
  if (problems.length > 0) throw new EnvError(problems)
  const isSiteUrlSet = parsed.SITE_URL !== undefined
  return { ...parsed, SITE_URL: parsed.SITE_URL ?? `http://localhost:${parsed.PORT}`, isSiteUrlSet }
}

/** The keys that have a value; passwords are not trimmed (G-24). */
function givenIn(source: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([key, value]) =>
      value?.trim() ? [[key, key === 'OWNER_PASSWORD' ? value : value.trim()]] : [],
    ),
  )
}

type Configuration = { stored: Texts; current: Env | undefined }

const configuration = () =>
  shared<Configuration>('configuration', () => ({ stored: {}, current: undefined }))

/** The configuration in use: the environment, else what the owner has set, else the default. */
export function env(): Env {
  const state = configuration()
  return (state.current ??= mergedEnv(state.stored))
}

/** The keys that are set outside of the settings, and win (G-140). */
export function environmentKeys(): Record<string, string> {
  return givenIn(process.env)
}

/** Throws `EnvError` where the settings and the environment do not fit together. */
export function mergedEnv(stored: Texts): Env {
  return parseEnv({ ...stored, ...environmentKeys() })
}

/** `env()` is a new object with these settings from now on (G-140). */
export function useSettings(stored: Texts): void {
  const current = mergedEnv(stored)
  Object.assign(configuration(), { stored, current })
  // next-auth reads its address from there.
  if (process.env.NEXTAUTH_URL) process.env.NEXTAUTH_URL = current.SITE_URL
}

/** The environment itself was changed. */
export function rereadEnv(): void {
  configuration().current = undefined
}

/** Returns a function that repeats `create` after each change of the settings alone. */
export function perEnv<T>(create: (keys: Env) => T): () => T {
  let made: { keys: Env; value: T } | undefined
  return () => {
    const keys = env()
    if (made?.keys !== keys) made = { keys, value: create(keys) }
    return made.value
  }
}

export function hasAiProvider(): boolean {
  const { OPENAI_API_KEY, ANTHROPIC_API_KEY } = env()
  return Boolean(OPENAI_API_KEY ?? ANTHROPIC_API_KEY)
}

export function hostOf(url: string | undefined): string | null {
  return url === undefined ? null : new URL(url).hostname
}
