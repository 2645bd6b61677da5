import { test } from 'vitest'
import { expectStructureKept } from './crash-structure-rounds'

test(
  'killed amid index builds, renames, drops and files, nothing answered is undone',
  () => expectStructureKept(2),
  600_000,
)
