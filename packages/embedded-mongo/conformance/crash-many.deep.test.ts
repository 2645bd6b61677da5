import { test } from 'vitest'
import { expectManyKept } from './crash-many-rounds'

test(
  'killed amid updates of many documents, expiry and files, nothing answered is lost',
  () => expectManyKept(70),
  3_600_000,
)
