import { hashInThread, verifyInThread } from '@/lib/account/hash-threads'

/** argon2id with the OWASP parameters: 19 MiB, 2 passes, 1 lane (G-24). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$'

export function hashPassword(password: string): Promise<string> {
  return hashInThread(password, PARAMETERS)
}

export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT)
}

let decoy: Promise<string> | undefined

/** Hashes even without a valid `stored`, so that unknown names take as long (G-25). */
export async function checkPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const isHash = stored?.startsWith('$argon2id$') ?? false
  const against = stored && isHash ? stored : await decoy
  const fits = await verifyInThread(against, password)
  return isHash && fits
}
