import { startHelper } from './helper-process'
import type { Attack } from './http/attacker'
import type { Visit, VisitResult } from './http/visitor'
import { attacksOn } from './site/attack-list'
import { createMember, startSite } from './site/site'
import { residentMemory } from './process-usage'
const only = process.argv[2]
const { site, stop } = await startSite({ LOG_LEVEL: 'error' })
const { headers } = await createMember(site)
const visitor = startHelper<Visit, VisitResult>('http/visitor.ts')
const visit = () => visitor.ask({ url: `${site.url}/api/health`, seconds: 2 })
site.ended.then((e) => { console.log('ENDED', e, site.output.slice(-3000)) })
console.log('idle', await visit(), residentMemory(site.pid))
for (const { name, ...attack } of attacksOn(site.url, headers)) {
  if (only && !name.includes(only)) continue
  const attacker = startHelper<Attack | 'end', number>('http/attacker.ts')
  await attacker.ask(attack)
  const r = await visit()
  const rss = residentMemory(site.pid)
  await attacker.ask('end'); await attacker.end()
  console.log(name, r.p99.toFixed(1), 'failures', r.failures, 'rss', rss.toFixed(0))
}
await stop()
process.exit(0)
