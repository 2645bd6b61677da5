import { expect, test } from 'vitest'
import { hasHoles } from './mongodb-version'

test('a MongoDB with known holes is told from a safe one', () => {
  for (const version of ['6.0.20', '7.0.31', '7.0.0', '8.0.20', '7.3.1']) {
    expect(hasHoles(version), version).toBe(true)
  }
  for (const version of ['7.0.32', '8.0.21', '8.0.30', '8.2.0', '9.0.0', '']) {
    expect(hasHoles(version), version).toBe(false)
  }
})
