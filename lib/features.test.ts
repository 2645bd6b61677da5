import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { userStats } from '@/lib/account/admin/schema'
import type { Feature, FeatureModel } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'

const folder = path.resolve(import.meta.dirname, '../models')

const PERSON = /^(userId|createdById|addedById|actorId|authorId|ownerId|likes|email)$/
const PICTURE = /^(file|files|image|images|picture|pictures)(\.|$)/

async function readModels(): Promise<Map<string, FeatureModel>> {
  const models = new Map<string, FeatureModel>()
  for (const file of fs.readdirSync(folder)) {
    if (file === 'define-model.ts' || file.endsWith('.test.ts')) continue
    const exported: unknown = await import(pathToFileURL(path.join(folder, file)).href)
    for (const value of Object.values(exported as Record<string, unknown>)) {
      if (typeof value === 'function' && 'modelName' in value) {
        models.set(file, value as unknown as FeatureModel)
      }
    }
  }
  return models
}

function pathsOf(model: FeatureModel): string[] {
  const paths: string[] = []
  model.schema.eachPath((name, type) => {
    paths.push(name)
    // Fields of subdocuments, one level down.
    if ('schema' in type && type.schema) {
      const { paths: inner } = type.schema as { paths: Record<string, unknown> }
      paths.push(...Object.keys(inner).map((field) => `${name}.${field}`))
    }
  })
  return paths
}

/** Features with a model that has such a field, without this part of the manifest. */
function lacking(field: RegExp, part: keyof Feature): string[] {
  return FEATURES.filter((feature) => feature[part] === undefined)
    .flatMap(({ models = [] }) => models)
    .filter((model) => pathsOf(model).some((name) => field.test(name)))
    .map(({ modelName }) => modelName)
}

test('every model is in exactly one manifest', async () => {
  const declared = FEATURES.flatMap(({ models = [] }) => models.map(({ modelName }) => modelName))
  const stored = [...(await readModels()).values()].map(({ modelName }) => modelName)
  expect(declared.toSorted()).toEqual(stored.toSorted())
})

test('a feature that stores a person’s id exports and deletes personal data', () => {
  expect(lacking(PERSON, 'personalData')).toEqual([])
})

test('a feature that references stored files lists those in use', () => {
  expect(lacking(PICTURE, 'media')).toEqual([])
})

test('a model with soft delete has a trash', () => {
  const withTrash = FEATURES.flatMap(({ trash = [] }) => trash.map(({ model }) => model.modelName))
  const deletable = FEATURES.flatMap(({ models = [] }) => models)
    .filter((model) => pathsOf(model).includes('deletedAt'))
    .map(({ modelName }) => modelName)
  expect(deletable.toSorted()).toEqual(withTrash.toSorted())
})

test('a feature that creates samples removes them', () => {
  expect(lacking(/^isSample$/, 'samples')).toEqual([])
})

test('names of features, jobs, file owners, kinds of mail, feeds and kinds of previews are unique', () => {
  const jobs = FEATURES.flatMap((feature) => (feature.jobs ?? []).map(({ name }) => name))
  const owners = FEATURES.flatMap(({ media }) => media?.owner ?? [])
  const mails = FEATURES.flatMap(({ mailKinds = [] }) => mailKinds.map(({ name }) => name))
  const feeds = FEATURES.flatMap((feature) => (feature.feeds ?? []).map(({ name }) => name))
  const previews = FEATURES.flatMap(({ sharePictures = [] }) =>
    sharePictures.map(({ kind }) => kind),
  )
  const features = FEATURES.map(({ name }) => name)
  for (const names of [features, jobs, owners, mails, feeds, previews]) {
    expect(names).toEqual([...new Set(names)])
  }
})

test('a content feature with public pages lists what is searched', () => {
  const content = FEATURES.filter(({ kind, publicPaths }) => kind === 'content' && publicPaths)
  expect(content.filter(({ search }) => !search?.sources).map(({ name }) => name)).toEqual([])
})

test('exactly one feature says what each figure of an account counts (G-100)', () => {
  const told = FEATURES.flatMap(({ evidence = {} }) => Object.keys(evidence))
  const counters = Object.keys(userStats.omit({ username: true, signupRank: true }).shape)
  expect(told.toSorted()).toEqual(counters.toSorted())
})

test('every folder of lib with a manifest is in the list', () => {
  const lib = import.meta.dirname
  const manifests = fs
    .readdirSync(lib)
    .filter((name) => fs.existsSync(path.join(lib, name, 'feature.ts')))
  const listed = FEATURES.map(({ name }) => name).filter((name) => name !== 'site')
  expect(listed.toSorted()).toEqual(manifests.toSorted())
})
