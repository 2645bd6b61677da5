import { test } from 'vitest'
import { expectAgreement } from './agreement-rounds'

test('two ways to one answer agree for a minute', () => expectAgreement(60_000), 600_000)
