import { setEnv } from '@/testing/env'
import { startHeartbeat } from '@/lib/processes/heartbeat'

// A process of the site, for tests that kill it; argument: another AUTH_SECRET.
const [, , secret] = process.argv
if (secret) setEnv({ AUTH_SECRET: secret })

await startHeartbeat().compared
process.stdout.write('working\n')
setInterval(() => undefined, 60_000)
