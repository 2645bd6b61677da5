import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import mongoose from 'mongoose'
import { afterEach, expect, test } from 'vitest'
import { userStats } from '@/lib/account/admin/schema'
import { callerOf, identify } from '@/lib/auth/identity'
import type { Feature, FeatureModel } from '@/lib/define-feature'
import { FEATURES } from '@/lib/features'
import { publicPaths } from '@/lib/site/navigation'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'

withTestDatabase()
afterEach(() => void mongoose.set('debug', false))

const root = path.resolve(import.meta.dirname, '..')
const folder = path.join(root, 'models')

const PERSON =
  /(^|\.)(userId|createdById|addedById|awardedById|actorId|authorId|ownerId|likes|email|to)$/
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

/** Models with such a field that no operation of their feature's `use` goes to. */
async function unused(
  field: RegExp,
  use: (feature: Feature) => Promise<unknown> | undefined,
): Promise<string[]> {
  const missed: string[] = []
  for (const feature of FEATURES) {
    const used = new Set<string>()
    mongoose.set('debug', (collection: string) => void used.add(collection))
    await use(feature)
    const concerned = (feature.models ?? []).filter((model) =>
      pathsOf(model).some((name) => field.test(name)),
    )
    missed.push(
      ...concerned
        .map(({ modelName }) => modelName)
        .filter((name) => !used.has(mongoose.model(name).collection.name)),
    )
  }
  return missed
}

test('every model is in exactly one manifest', async () => {
  const declared = FEATURES.flatMap(({ models = [] }) => models.map(({ modelName }) => modelName))
  const stored = [...(await readModels()).values()].map(({ modelName }) => modelName)
  expect(declared.toSorted()).toEqual(stored.toSorted())
})

test('what stores a person’s id or address is exported or deleted', async () => {
  const { headers, viewer } = await createUser()
  const caller = callerOf(await identify(new Headers(headers)))
  const missed = await unused(PERSON, async ({ personalData }) => {
    await personalData?.list(caller)
    await personalData?.forget(viewer)
  })
  expect(missed).toEqual([])
})

test('what exports data of people is described on the privacy page', () => {
  const undescribed = FEATURES.filter(({ personalData, stored }) => personalData && !stored)
  expect(undescribed.map(({ name }) => name)).toEqual([])
})

test('what references stored files is asked for those in use', async () => {
  expect(await unused(PICTURE, ({ media }) => media?.listReferenced(['a.webp']))).toEqual([])
})

test('a model with soft delete has a trash', () => {
  const withTrash = FEATURES.flatMap(({ trash = [] }) => trash.map(({ model }) => model.modelName))
  const deletable = FEATURES.flatMap(({ models = [] }) => models)
    .filter((model) => pathsOf(model).includes('deletedAt'))
    .map(({ modelName }) => modelName)
  expect(deletable.toSorted()).toEqual(withTrash.toSorted())
})

test('what may be a sample is removed with the samples', async () => {
  expect(await unused(/^isSample$/, ({ samples }) => samples?.remove())).toEqual([])
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
  expect(
    content.filter(({ search }) => !search?.sources && !search?.pages).map(({ name }) => name),
  ).toEqual([])
})

test('exactly one feature says what each figure of an account counts (G-100)', () => {
  const listed = FEATURES.flatMap(({ evidence = {} }) => Object.keys(evidence))
  const counters = Object.keys(userStats.omit({ username: true, signupRank: true }).shape)
  expect(listed.toSorted()).toEqual(counters.toSorted())
})

test('every folder of lib with a manifest is in the list', () => {
  const lib = import.meta.dirname
  const manifests = fs
    .readdirSync(lib)
    .filter((name) => fs.existsSync(path.join(lib, name, 'feature.ts')))
  const ofTheList = ['site', 'search', 'sign-up', 'samples']
  const listed = FEATURES.map(({ name }) => name).filter((name) => !ofTheList.includes(name))
  expect(listed.toSorted()).toEqual(manifests.toSorted())
})

/** Pages that no manifest lists, by the reason. */
const UNLISTED = {
  items: [
    '/art-of-the-day/[date]',
    '/art/[id]',
    '/coffee-card-generator/[[...param]]',
    '/cookbook/[slug]',
    '/pages/[slug]',
    '/people/[name]',
  ],
  ofManagers: ['/art/add', '/art/add/many', '/art/arrange', '/user-stats/user/[id]'],
  ofChefs: ['/cookbook/import'],
  ofMembers: ['/art-of-the-day/gallery', '/badges', '/profile'],
  entry: ['/forgot-pw', '/login', '/register', '/reset-pw', '/signup'],
  fromMails: ['/digest', '/email/unsubscribe', '/orders/confirm'],
  inPlaceOfOthers: ['/[...path]', '/birthday-page', '/coffee', '/forbidden'],
  inFrames: ['/today-card'],
  hidden: ['/party', '/unsubscribe'],
  tools: ['/api/docs', '/search'],
}

function pageAddresses(): string[] {
  return fs
    .readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => `/${path.dirname(file)}`.replace(/\/(\([^/]*\)|\.)/g, '') || '/')
}

test('every page is public, one of the owner’s screens, or known to be neither', async () => {
  const screens = FEATURES.flatMap(({ adminScreens = [] }) => adminScreens.map(({ href }) => href))
  const listed = new Set([...(await publicPaths()).map((entry) => entry.path), ...screens])
  const others = pageAddresses().filter((address) => !listed.has(address))
  expect(others.toSorted()).toEqual(Object.values(UNLISTED).flat().toSorted())
})
