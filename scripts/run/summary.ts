import { PATHS } from '@/lib/config/paths'
import type { Env } from '@/lib/env'
import { mailWarnings } from '@/lib/mail/warnings'

export type FirstOwner = {
  username: string
  /** Null where `OWNER_PASSWORD` has it. */
  password: string | null
}

type Summary = {
  seconds: string
  /** The site listens `here`; the world may reach it `elsewhere`. */
  here: string
  elsewhere: string | null
  dataDir: string
  notes: readonly string[]
  /** Null after the first start. */
  owner: FirstOwner | null
}

/** What a person needs after a start; the password is the last, so that it stays in sight. */
export function summaryLines(summary: Summary): string[] {
  const { seconds, here, elsewhere, dataDir, notes, owner } = summary
  const signIn = here + PATHS.login
  return [
    '',
    `Ready after ${seconds} s: ${here}`,
    '',
    ...(elsewhere ? [row('Public', elsewhere)] : []),
    row('Sign in', signIn),
    row('Settings', here + PATHS.adminSettings),
    row('Data', dataDir),
    ...notes.map((note, i) => row(i === 0 ? 'To do' : '', note)),
    '',
    ...(owner ? ownerLines(owner, signIn) : []),
  ]
}

function ownerLines({ username, password }: FirstOwner, signIn: string): string[] {
  if (password === null) return [row('Owner', `${username}, with the password of OWNER_PASSWORD`)]
  return [
    'The password is shown this once; npm run admin:password changes it.',
    row('Sign in', signIn),
    row('Owner', username),
    row('Password', password),
    '',
  ]
}

function row(name: string, value: string): string {
  return `${name.padEnd(10)}${value}`
}

/** What the owner has not set yet, in whole sentences. */
export function missingSettings({ SMTP_URL, CONTACT_EMAIL }: Env): string[] {
  return [
    ...(SMTP_URL ? [] : ['SMTP_URL is not set: mail stays in the outbox.']),
    ...(CONTACT_EMAIL ? [] : ['CONTACT_EMAIL is not set: the contact page shows no address.']),
    ...mailWarnings(),
  ]
}
