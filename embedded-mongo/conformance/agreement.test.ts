import { test } from 'vitest'
import { expectAgreement } from './agreement-rounds'

test('two ways to one answer agree', () => expectAgreement(10), 600_000)
