import { beforeEach, expect, test } from 'vitest'
import { disconnectDb } from '@/lib/db'
import { withTestDatabase } from '@/testing/db'
import { SpentChallengeModel } from './spent-challenge'

withTestDatabase()
beforeEach(() => disconnectDb())

const one = { _id: 'one', purgeAt: new Date() }

test.each<[string, () => Promise<unknown>]>([
  ['find', () => SpentChallengeModel.find()],
  ['create', () => SpentChallengeModel.create(one)],
  ['updateOne', () => SpentChallengeModel.updateOne({ _id: 'one' }, one)],
  ['aggregate', () => SpentChallengeModel.aggregate([{ $match: {} }])],
  ['insertMany', () => SpentChallengeModel.insertMany([one])],
  ['bulkWrite', () => SpentChallengeModel.bulkWrite([{ insertOne: { document: one } }])],
])('%s opens the connection where there is none', async (_, run) => {
  await expect(run()).resolves.toBeDefined()
})
