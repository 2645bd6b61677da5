import { expect, test } from 'vitest'
import { engines } from '../package.json'
import { fitsNode } from './node-version.mjs'

test.each(['20.20.2', '20.21.0', '22.22.2', '22.23.1', '24.14.1', '24.21.0', '26.0.0'])(
  'Node %s is supported',
  (version) => expect(fitsNode(version, engines.node)).toBe(true),
)

test.each(['18.20.0', '20.19.9', '20.20.1', '21.7.3', '22.22.1', '23.11.0', '24.14.0'])(
  'Node %s is refused',
  (version) => expect(fitsNode(version, engines.node)).toBe(false),
)
