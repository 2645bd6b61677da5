import fs from 'node:fs'
import * as fc from 'fast-check'
import mongoose from 'mongoose'
import { expect } from 'vitest'
import { fillDatabase } from '@/lib/backups/archive/fill-database'
import { openArchive } from '@/lib/backups/archive/read-archive'
import { writeArchive } from '@/lib/backups/archive/write-archive'
import { contentsOf } from '@/testing/database-contents'
import { randomState, writeState } from '@/testing/random-state'

/** Random states are written to an archive and restored into an empty database. */
export async function expectRoundsEqual(file: string, numRuns: number): Promise<void> {
  const client = mongoose.connection.getClient()
  const [from, to] = ['from', 'to'].map((end) => client.db(`${mongoose.connection.name}_${end}`))
  if (!from || !to) throw new Error('There are no databases.')
  const compare = async (state: Parameters<typeof writeState>[1]) => {
    try {
      await writeState(from, state)
      await writeArchive(from, file, { reason: 'by-hand' })
      await fillDatabase(to, await openArchive(file))
      expect(await contentsOf(to)).toEqual(await contentsOf(from))
    } finally {
      await from.dropDatabase()
      await to.dropDatabase()
    }
  }
  await fc.assert(fc.asyncProperty(randomState, compare), { numRuns })
}

/** One bit of each `step`th byte is flipped. */
export async function expectDamageRefused(file: string, step: number): Promise<void> {
  const whole = fs.readFileSync(file)
  const damaged = `${file}.damaged`
  for (let at = 0; at < whole.length; at += step) {
    const bytes = Buffer.from(whole)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
    fs.writeFileSync(damaged, bytes)
    await expect(openArchive(damaged), `byte ${at}`).rejects.toThrow(/^This .+\.$/)
  }
}
