import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@/lib/durations'
import { compare, comparedFigure, type Figure, figure } from '../figures'
import { startHelper } from '../helper-process'
import type { Attack } from '../http/attacker'
import type { Visit, VisitResult } from '../http/visitor'
import type { Pace } from '../pace'
import { residentMemory } from '../process-usage'
import { attacksOn, type NamedAttack } from './attack-list'
import { createMember, startSite } from './site'

const PART = 'attacks'
/** Another visitor's wait while one address attacks, and while ten do. */
const MAX_MS = { one: 50, many: 300 }
const MAX_MB = { during: 400, later: 300 }
const LATER_MS = 5 * MINUTE_MS

/** How long another visitor waits while clients attack; limits of requests a minute are off. */
export async function* measureAttacks(pace: Pace): AsyncGenerator<Figure> {
  const { site } = await startSite({ LOG_LEVEL: 'error' })
  const { headers } = await createMember(site)
  const visitor = startHelper<Visit, VisitResult>('http/visitor.ts')
  let failed = 0
  const visit = async () => {
    const { p99, failures } = await visitor.ask({
      url: `${site.url}/api/health`,
      seconds: pace.seconds * 2,
    })
    failed += failures
    return p99
  }
  await visit()
  let maxMemory = residentMemory(site.pid)
  const looking = setInterval(
    () => (maxMemory = Math.max(maxMemory, residentMemory(site.pid))),
    200,
  )
  for (const { name, ...attack } of attacksOn(site.url, headers)) {
    const idle = await visit()
    const pairs: [number, number][] = []
    for (let round = 0; round < pace.rounds; round++) {
      pairs.push([await visitDuring(attack, visit), idle])
    }
    const atMost = attack.addresses === undefined ? MAX_MS.one : MAX_MS.many
    yield comparedFigure(
      PART,
      {
        name: `health check (p99), ${name}`,
        unit: 'ms',
        against: 'idle',
        bound: { of: 'value', atMost },
      },
      compare(pairs),
    )
  }
  clearInterval(looking)
  yield figure(PART, { name: 'failed health checks', unit: '', bound: NONE }, failed)
  yield figure(
    PART,
    { name: 'site, most RSS', unit: 'MB', bound: atMostMB(MAX_MB.during) },
    maxMemory,
  )
  if (pace.isQuick) return
  await pause(LATER_MS)
  const later = { name: 'site, RSS five minutes later', unit: 'MB', bound: atMostMB(MAX_MB.later) }
  yield figure(PART, later, residentMemory(site.pid))
}

const NONE = { of: 'value', atMost: 0 } as const

function atMostMB(atMost: number) {
  return { of: 'value', atMost } as const
}

async function visitDuring(
  attack: Omit<NamedAttack, 'name'>,
  visit: () => Promise<number>,
): Promise<number> {
  const attacker = startHelper<Attack | 'end', number>('http/attacker.ts')
  try {
    await attacker.ask(attack)
    return await visit()
  } finally {
    await attacker.ask('end')
    await attacker.end()
  }
}
