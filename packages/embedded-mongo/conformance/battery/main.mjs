#!/usr/bin/env node
// Behaviour checks with the real driver and real mongoose against any server:
//   node main.mjs <mongodb-uri> [part of a check's name]
// Every required check passes on a standalone MongoDB 7.0.

import { Battery } from './runner.mjs'
import { aggregation } from './aggregation.mjs'
import { models } from './mongoose.mjs'
import { queries } from './queries.mjs'
import { handshake, server } from './server.mjs'
import { types } from './types.mjs'
import { unique } from './unique.mjs'
import { writes } from './writes.mjs'

const [uri, onlyName] = process.argv.slice(2)
if (!uri) {
  console.error("usage: node main.mjs <mongodb-uri> [part of a check's name]")
  process.exit(2)
}

const battery = new Battery(uri, onlyName)
for (const group of [handshake, writes, unique, queries, aggregation, types, models, server]) {
  await group(battery)
}
process.exit(await battery.finish())
