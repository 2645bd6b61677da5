import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '../fixtures'
import { type Member, withSiteData } from '../members'
import type { Site } from '../site'
import type { Ask, Call, Outcome } from './call-site'
import type { Ledger } from './storm-clients'

const PAUSE_MS = 500

type Write = {
  write: (note: (path: string, call: Call) => Promise<Outcome>) => Promise<void>
  /** Expects what was acknowledged. */
  check: (site: Site) => Promise<void>
}

/** Creates one account after the other. */
export function accountsMade(): Write {
  const acknowledged: string[] = []
  return {
    async write(ask) {
      const username = `made${randomBytes(5).toString('hex')}`
      const email = `${username}@example.org`
      const body = { username, email, password: 'a long pass phrase 7' }
      const { kind } = await ask('/api/signup', { body, status: 201 })
      if (kind === 'right') acknowledged.push(email)
    },
    check: (site) =>
      withSiteData(site, async () => {
        const { UserModel } = await import('@/models/user')
        const found = await UserModel.find({ email: { $in: acknowledged } }).lean()
        expect(found.map(({ email }) => email).sort()).toEqual(acknowledged.sort())
        expect(acknowledged.length).toBeGreaterThan(0)
      }),
  }
}

/** Changes one value of a member over and over. */
export function preferenceOf({ username, headers }: Member): Write {
  const token = headers['x-auth-token']
  let value = false
  /** What may be stored: what was acknowledged last, and what was tried since. */
  let possible = new Set([value])
  return {
    async write(ask) {
      value = !value
      possible.add(value)
      const body = { useEmoji: value }
      const { kind } = await ask('/api/edit/preferences', { method: 'PUT', body, token })
      if (kind === 'right') possible = new Set([value])
    },
    check: (site) =>
      withSiteData(site, async () => {
        const { UserModel } = await import('@/models/user')
        const user = await UserModel.findOne({ username }).lean()
        expect([...possible], username).toContain(user?.artPreferences?.useEmoji ?? false)
      }),
  }
}

/** Writes until it is over, and counts the answers. */
export async function keepWriting(
  { write }: Write,
  ask: Ask,
  { answers, problems }: Ledger,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await write(async (path, call) => {
      const outcome = await ask(path, call)
      if (outcome.kind === 'wrong') problems.push(outcome.problem)
      else answers[outcome.kind] += 1
      return outcome
    })
    await pause(PAUSE_MS)
  }
}
