import { test } from 'vitest'
import { expectAgreement } from './agreement-rounds'

test('two ways to one answer agree', () => expectAgreement(600), 600_000)
