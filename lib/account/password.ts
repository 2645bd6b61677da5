import { hashInThread, verifyInThread } from '@/lib/account/hash-threads'

/** argon2id with the OWASP parameters: 19 MiB, 2 passes, 1 lane (G-24). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

const CURRENT = '$argon2id$v=19$m=19456,t=2,p=1$'

/** The NFC form is hashed, as keyboards encode the same letter in several ways. */
export function hashPassword(password: string): Promise<string> {
  return hashInThread(password.normalize('NFC'), PARAMETERS)
}

/** True means that the right password's hash has other parameters or is not of the NFC form. */
export async function needsRehash(stored: string, password: string): Promise<boolean> {
  if (!stored.startsWith(CURRENT)) return true
  const composed = password.normalize('NFC')
  return composed !== password && !(await verifyInThread(stored, composed))
}

let decoy: Promise<string> | undefined

/** The NFC form, then as typed; hashes even without a valid `stored`, for equal time (G-25). */
export async function checkPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const isHash = stored?.startsWith('$argon2id$') ?? false
  const against = stored && isHash ? stored : await decoy
  const composed = password.normalize('NFC')
  const fits =
    (await verifyInThread(against, composed)) ||
    (composed !== password && (await verifyInThread(against, password)))
  return isHash && fits
}
