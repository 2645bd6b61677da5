import { ENV_KEYS } from '../../lib/env'

/** The sites of tests have the keys that a test gives them. */
export default function setUp(): void {
  for (const key of ENV_KEYS) delete process.env[key]
}
