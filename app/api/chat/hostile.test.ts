import { testHostileLines } from '@/testing/hostile-chat'
import { HOSTILE_LINES } from '@/testing/hostile-lines'

// All of them: hostile.deep.test.ts.
await testHostileLines(HOSTILE_LINES.filter((_, i) => i % 5 === 2))
