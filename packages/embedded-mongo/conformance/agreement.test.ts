import { test } from 'vitest'
import { expectAgreement } from './agreement-rounds'

test('two ways to one answer agree for ten seconds', () => expectAgreement(10_000), 300_000)
