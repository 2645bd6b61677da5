import { expect, test } from 'vitest'
import { Usage } from './usage'

test('a collection that is gone is forgotten, also where it is made anew', () => {
  const usage = new Usage()
  usage.note('find', 'db.gone', 1)
  usage.note('find', 'db.here', 1)
  usage.forget((namespace) => namespace === 'db.here')
  expect(Object.keys(usage.describe(() => true))).toEqual(['db.here'])
})
