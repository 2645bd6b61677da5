import { test } from 'vitest'
import { expectAgreement } from './agreement-rounds'

test('two ways to one answer agree for ten minutes', () => expectAgreement(600_000), 1_800_000)
