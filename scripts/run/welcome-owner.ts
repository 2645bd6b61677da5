import { dropOwnerPassword, keepOwnerPassword, ownerPasswordFile } from './data-dir'
import { isTerminal, printStep } from './start-output'
import type { FirstOwner } from './summary'

const OWNER_KEYS = ['OWNER_USERNAME', 'OWNER_PASSWORD', 'OWNER_EMAIL']
const ONLY_FIRST =
  'is for the first start, on an empty database, and has no effect now. The profile changes it.'
const WITH_GIVEN = ', with the password of OWNER_PASSWORD.'

export type Welcome = { owner: FirstOwner | null; notes: readonly string[] }

/** The password is written to disk before the account is created, if no terminal shows it. */
export async function welcomeOwner(dataDir: string): Promise<Welcome> {
  const { ensureOwner } = await import('@/lib/account/owner')
  const isShown = isTerminal()
  const { created, username, generatedPassword } = await ensureOwner({
    keep: (name, password) => void (isShown || keepOwnerPassword(dataDir, name, password)),
    drop: () => void (isShown || dropOwnerPassword(dataDir)),
  })
  if (!created) {
    const without = OWNER_KEYS.filter((key) => process.env[key])
    return { owner: null, notes: without.map((key) => `${key} ${ONLY_FIRST}`) }
  }
  if (!isShown) {
    const place =
      generatedPassword === null
        ? WITH_GIVEN
        : `; its password is in ${ownerPasswordFile(dataDir)}.`
    printStep(`The owner's account is ${username}${place}`)
  }
  return { owner: { username, password: generatedPassword }, notes: [] }
}
