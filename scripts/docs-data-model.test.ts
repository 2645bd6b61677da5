import fs from 'node:fs'
import path from 'node:path'
import mongoose from 'mongoose'
import { expect, test } from 'vitest'
import { FEATURES } from '@/lib/features'

const root = path.resolve(import.meta.dirname, '..')
const text = fs.readFileSync(path.join(root, 'docs/data-model.md'), 'utf8')

/** Model, feature and indexes of each row of the tables. */
const rows = [...text.matchAll(/^\| `(\w+)` *\| (\S+) *\| .* \| (.*?) *\|$/gm)].map(
  ([, model = '', feature = '', indexes = '']) => ({ model, feature, indexes }),
)

const modelNames = () => FEATURES.flatMap(({ models = [] }) => models.map((one) => one.modelName))

test('docs/data-model.md names each model once, with its feature', () => {
  const expected = FEATURES.flatMap(({ name, models = [] }) =>
    models.map(({ modelName }) => `${modelName}: ${name}`),
  )
  expect(rows.map(({ model, feature }) => `${model}: ${feature}`).toSorted()).toEqual(
    expected.toSorted(),
  )
})

test.each(modelNames())('docs/data-model.md lists the indexes of %s', (name) => {
  const indexes = mongoose
    .model(name)
    .schema.indexes()
    .map(([keys, { unique }]) => `${Object.keys(keys).join(' + ')}${unique ? ' (unique)' : ''}`)
  expect(rows.find(({ model }) => model === name)?.indexes).toBe(indexes.join('; ') || 'none')
})
