import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { grantRole } from '@/lib/auth/permissions'
import { recipeContent } from '@/lib/cookbook/content'
import { createRecipe } from '@/lib/cookbook/editing/edit-recipe'
import { runImports } from '@/lib/move/run-imports'
import type { ShownImport } from '@/lib/archives/schema'
import { createRecipeBody } from '@/lib/cookbook/schema'
import { ArchiveImportModel } from '@/models/archive-import'
import { RecipeModel, type StoredRecipe } from '@/models/recipe'
import { MEALIE_RECIPE } from '@/testing/archive-shapes'
import { stewArchives, zipOf } from '@/testing/archives'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { plainPicture } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { unzip } from '@/testing/unzip'
import { GET as EXPORT_ONE } from '../[id]/export/route'
import { GET as EXPORT } from '../export/route'
import { POST as ADD_PICTURE } from '../image/[id]/route'
import { GET as READ } from './[id]/route'
import { POST as START } from './[id]/start/route'
import { POST as UNDO } from './[id]/undo/route'
import { POST as CHECK } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let chef: TestUser
beforeEach(async () => void (chef = await createUser({ role: 'user,chef' })))

function check(bytes: Buffer, headers = chef.headers, name = 'recipes.zip') {
  const body = new FormData()
  body.append('archive', new File([new Uint8Array(bytes)], name))
  return callRoute(CHECK, '/', { method: 'POST', headers, body })
}

async function checked(bytes: Buffer, name?: string): Promise<ShownImport> {
  const answer = await check(bytes, chef.headers, name)
  expect(answer.status).toBe(201)
  return answer.json()
}

const call = (handler: typeof START, id: string, headers = chef.headers) =>
  callRoute(handler, '/', { method: 'POST', headers, params: { id } })

async function importAll(bytes: Buffer, name?: string): Promise<ShownImport> {
  const { _id } = await checked(bytes, name)
  expect((await call(START, _id)).status).toBe(202)
  await runImports(new AbortController().signal)
  const answer = await callRoute(READ, '/', { headers: chef.headers, params: { id: _id } })
  return answer.json()
}

const recipeOf = (name: string, fields: object = {}) => ({
  '@type': 'Recipe',
  name,
  recipeIngredient: ['1 onion'],
  recipeInstructions: ['Cook it.'],
  ...fields,
})

const ONE_LINE = {
  ingredients: [{ name: 'onion', quantity: '1' }],
  instructions: ['Cook it.'],
}

const recipesZip = (names: readonly string[]) =>
  zipOf(Object.fromEntries(names.map((name) => [`${name}/recipe.json`, recipeOf(name)])))

/** What a recipe may have, as it stands in the database. */
const FIELDS: Readonly<Record<string, (recipe: StoredRecipe) => boolean>> = {
  title: ({ title }) => title === 'Bean Stew',
  description: ({ description }) => description.startsWith('Slow and thick.'),
  note: ({ description }) => description.includes('\n\nBetter the next day.'),
  source: ({ description }) => description.endsWith('\n\nSource: https://example.org/stew'),
  time: ({ time }) => time === '1 h 15 mins',
  servings: ({ servings }) => servings === 4,
  'first tag': ({ tags }) => tags.includes('winter'),
  'second tag': ({ tags }) => tags.includes('stews') && tags.length === 2,
  'first line': ({ ingredients: [line] }) => isLine(line, '250 g', 'white beans'),
  'second line': ({ ingredients: [, line] }) => isLine(line, '1', 'onion, chopped'),
  'first step': ({ instructions: [step] }) => step === 'Soak the beans.',
  'second step': ({ instructions: [, step] }) => step === 'Simmer for an hour.',
  picture: ({ pictures }) => pictures.length === 1,
}

type Line = StoredRecipe['ingredients'][number]

function isLine(line: Line | undefined, quantity: string, name: string): boolean {
  return line?.quantity === quantity && line.name === name
}

describe('98 % of the fields of 12 archives arrive, and the check names all others', async () => {
  const archives = Object.entries(await stewArchives())

  test.each(archives)('%s', async (_, { bytes, fileName, notTaken, missing = {} }) => {
    const { state, entries } = await importAll(bytes, fileName)
    expect(state).toBe('done')
    expect(entries).toMatchObject([{ title: 'Bean Stew', state: 'added' }])
    expect(entries[0]?.notes).toEqual(notTaken.map((name) => `Not taken: ${name}.`))
    const recipe = await RecipeModel.live.findOne({ slug: 'bean-stew' }).lean()
    const lost = Object.keys(FIELDS).filter((name) => !recipe || !FIELDS[name]?.(recipe))
    expect(lost).toEqual(Object.keys(missing))
    expect(String(recipe?.createdById)).toBe(chef.viewer.id)
  })

  test('what is missing is 2 % at the most', () => {
    const all = archives.length * Object.keys(FIELDS).length
    const missing = archives.flatMap(([, one]) => Object.keys(one.missing ?? {})).length
    expect(archives).toHaveLength(12)
    expect(1 - missing / all).toBeGreaterThanOrEqual(0.98)
  })
})

test('a check says what is new, here already and refused, what is lost, and writes no recipe', async () => {
  await createRecipeDocument({ title: 'Known' })
  const { entries, format } = await checked(
    await zipOf({
      'a.json': recipeOf('Known'),
      'b.json': recipeOf('New', { aggregateRating: { ratingValue: 5 } }),
      'c.json': recipeOf('Without steps', { recipeInstructions: [] }),
      'd.json': recipeOf('New'),
    }),
  )
  expect(format).toBe('JSON-LD')
  expect(entries.map(({ title, state }) => [title, state])).toEqual([
    ['Known', 'exists'],
    ['New', 'new'],
    ['Without steps', 'refused'],
    ['New', 'exists'],
  ])
  expect(entries[3]?.notes).toEqual([expect.stringMatching(/has the same title/)])
  expect(entries[1]?.notes).toContain('Not taken: aggregateRating.')
  expect(entries[2]?.notes).toContain('Please enter an instruction step')
  expect(await RecipeModel.countDocuments()).toBe(1)
})

test('files that cannot be read are refused one by one, and the files of a Mac are none', async () => {
  const good = gzipSync(JSON.stringify({ name: 'Good', ingredients: '1 egg', directions: 'Boil.' }))
  const cases: Parameters<typeof zipOf>[0][] = [
    { 'A/recipe.json': recipeOf('Good'), 'B/recipe.json': '{"@type":"Rec', 'B/._recipe.json': 'x' },
    { 'A.paprikarecipe': good, 'B.paprikarecipe': 'no gzip' },
    { 'A.paprikarecipe': good, 'B.paprikarecipe': gzipSync('{"name":') },
    { 'A.zip': await zipOf({ 'recipe.json': {} }), 'B.zip': await zipOf({ 'recipe.json': '{' }) },
  ]
  for (const files of cases) {
    const { entries } = await checked(await zipOf(files))
    expect(entries).toHaveLength(2)
    expect(entries[1]).toMatchObject({
      title: Object.keys(files)[1],
      state: 'refused',
      notes: ['This file is damaged.'],
    })
  }
})

test('a recipe that is nested without end is refused alone', async () => {
  const good = { name: 'Good', ingredients: '1 egg', directions: 'Boil.' }
  for (const depth of [4000, 200_000]) {
    const nested = '['.repeat(depth) + ']'.repeat(depth)
    const { entries } = await checked(
      await zipOf({
        'A.paprikarecipe': gzipSync(`{"name":"Odd","categories":${nested}}`),
        'B.paprikarecipe': gzipSync(JSON.stringify(good)),
      }),
    )
    expect(entries).toMatchObject([
      { title: 'Odd', state: 'refused' },
      { title: 'Good', state: 'new' },
    ])
    const json = `{"@type":"Recipe","name":"Odd","keywords":${nested}}`
    expect((await checked(await zipOf({ 'a.json': json }))).entries).toMatchObject([
      { title: 'Odd', state: 'refused' },
    ])
  }
})

test('the last note counts those that are not shown', async () => {
  const recipeIngredient = Array.from({ length: 249 }, (_, i) => `${i + 1} egg`)
  const { entries } = await checked(
    await zipOf({ 'a.json': recipeOf('Long', { recipeIngredient }) }),
  )
  expect(entries[0]?.notes).toHaveLength(21)
  expect(entries[0]?.notes.at(-1)).toBe('And 129 more.')
})

test('an import that is stopped at any recipe goes on, and adds each recipe and picture once', async () => {
  const names = ['One', 'Two', 'Three', 'Four']
  const picture = await plainPicture()
  const folders = names.map((name) => [
    [`${name}/recipe.json`, recipeOf(name)],
    [`${name}/full.png`, picture],
  ])
  const { _id } = await checked(await zipOf(Object.fromEntries(folders.flat())))
  await call(START, _id)
  // The process died after the first recipe was written, before its picture and state.
  const [first] = (await ArchiveImportModel.findById(_id).lean())?.entries ?? []
  const body = createRecipeBody.parse({ title: 'One', difficulty: 5, ...ONE_LINE })
  const viewer = grantRole(chef.viewer, 'chef')
  if (viewer) await createRecipe(viewer, body, first?.itemId)
  for (const ms of [1, 20, 60, 120]) {
    await runImports(AbortSignal.timeout(ms)).catch((error: unknown) =>
      expect(error).toMatchObject({ name: 'TimeoutError' }),
    )
  }
  await runImports(new AbortController().signal)
  const recipes = await RecipeModel.live.find().lean()
  expect(recipes.map(({ title }) => title).toSorted()).toEqual(names.toSorted())
  expect(recipes.map(({ pictures }) => pictures.length)).toEqual([1, 1, 1, 1])
})

test('an import that fails does not block the next one', async () => {
  for (const name of ['One', 'Two']) {
    const { _id } = await checked(await recipesZip([name]))
    expect((await call(START, _id)).status).toBe(202)
  }
  const create = vi.spyOn(recipeContent, 'create').mockRejectedValueOnce(new Error('No paint.'))
  await expect(runImports(new AbortController().signal)).rejects.toThrow('No paint.')
  create.mockRestore()
  expect(await RecipeModel.live.find().lean()).toMatchObject([{ title: 'Two' }])
  expect(await ArchiveImportModel.countDocuments({ state: 'running' })).toBe(1)
})

test('one undo moves all that was added to the trash, once, and only for who imported it', async () => {
  const { _id } = await importAll(await recipesZip(['One', 'Two']))
  const other = await createUser({ role: 'user,chef' })
  expect((await call(UNDO, _id, other.headers)).status).toBe(404)
  expect((await call(UNDO, _id)).status).toBe(200)
  expect(await RecipeModel.live.countDocuments({})).toBe(0)
  expect(await RecipeModel.countDocuments()).toBe(2)
  expect((await call(UNDO, _id)).status).toBe(409)
  expect((await call(START, _id)).status).toBe(409)
})

test('an undo that fails is completed by the next one', async () => {
  const { _id } = await importAll(await recipesZip(['One', 'Two']))
  const remove = vi.spyOn(recipeContent, 'remove').mockRejectedValueOnce(new Error('No trash.'))
  expect((await call(UNDO, _id)).status).toBe(500)
  remove.mockRestore()
  expect(await RecipeModel.live.countDocuments({})).toBe(2)
  expect((await call(UNDO, _id)).status).toBe(200)
  expect(await RecipeModel.live.countDocuments({})).toBe(0)
})

test('what is no zip, climbs, unpacks to more than it says or holds nothing is refused', async () => {
  const texts = {
    nothing: /^Nothing to move in was found/,
    unreadable: /^This is no readable zip/,
    many: /more than 10,000 files/,
    damaged: /^A file of this archive is damaged: a\.paprikarecipe$/,
  }
  const good = await recipesZip(['Climber'])
  const climbing = Buffer.from(
    good.toString('latin1').replaceAll('Climber/recipe.json', '../../../recipe.jso'),
    'latin1',
  )
  const many = Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [`${i}.txt`, '']))
  const cases: [Buffer, number, RegExp][] = [
    [Buffer.from('no zip'), 400, texts.unreadable],
    [climbing, 400, texts.unreadable],
    [await zipOf({ 'a.txt': 'x' }), 400, texts.nothing],
    [await zipOf({ 'a.paprikarecipe': 'no gzip' }), 400, texts.damaged],
    [await zipOf({ 'a.json': '{"a":1}' }), 400, texts.nothing],
    [await zipOf(many, { compress: false }), 413, texts.many],
  ]
  for (const [bytes, status, message] of cases) {
    const answer = await check(bytes)
    expect(answer.status).toBe(status)
    expect((await answer.json()).message).toMatch(message)
  }
})

test('links in an archive are left out, and a lying size is no way past the limits', async () => {
  const link = await zipOf({ 'a/recipe.json': '/etc/passwd' }, { mode: 0o120777 })
  expect((await check(link)).status).toBe(400)
  const bomb = await zipOf({ 'a/recipe.json': JSON.stringify(recipeOf('x'.repeat(5_000_000))) })
  const lying = Buffer.from(bomb)
  const at = lying.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  lying.writeUInt32LE(100, at + 24)
  expect((await check(lying)).status).toBe(400)
})

test('archives in an archive are counted together', async () => {
  const inner = await zipOf({ 'recipe.json': recipeOf('Stew'), 'a.bin': 'x' })
  const at = inner.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  // Only its directory says so, as reading 600 MB takes long.
  inner.writeUInt32LE(600 * 2 ** 20, at + 24)
  const answer = await check(await zipOf({ '1.zip': inner, '2.zip': inner }))
  expect(answer.status).toBe(413)
  expect((await answer.json()).message).toMatch(/unpacks to more than 1 GB/)
})

const MOVED_FIELDS = [
  'title',
  'description',
  'time',
  'difficulty',
  'servings',
  'tags',
  'allergens',
  'freeOf',
  'diets',
  'ingredients',
  'instructions',
  'dateMade',
] as const

async function exportedZip(): Promise<Buffer> {
  const answer = await callRoute(EXPORT, '/', { headers: chef.headers })
  return Buffer.from(await answer.arrayBuffer())
}

const lines = (...pairs: [quantity: string, name: string][]) =>
  pairs.map(([quantity, name]) => ({ quantity, name }))

const WRITTEN: Parameters<typeof createRecipeDocument>[0][] = [
  {
    title: 'Pizza: "the best" <3 | *wow*',
    description: 'Para *one*\nand [two](https://example.org).\n\nA <b> and &amp;.',
    tags: ['a,b', 'c;d'],
    ingredients: lines(
      ['to taste', 'pepper'],
      ['as needed', 'salt'],
      ['a few sprigs', 'thyme'],
      ['etwas', 'Öl'],
      ['q.b.', 'sale'],
      ['juice of 1', 'lemon'],
      ['2', 'cloves'],
      ['1 tsp', 'de Provence'],
      ['3', 'For the dough:'],
    ),
    instructions: ['1. Mix\nand knead.', '- Bake <b>.', 'Step 2', 'For the sauce:', 'chop it'],
  },
  { title: '1'.repeat(120), time: 'all day', servings: 90 },
  { title: '食'.repeat(119) + 'a' },
  { title: '食'.repeat(119) + 'b' },
  { title: 'Con' },
  { title: 'Stew...' },
]

test('steps of Tandoor lose their Markdown and have their ingredients in the text', async () => {
  const instruction =
    'Mix **well** {{ ingredients[0] }} and {{ ingredients[1].food }}.\nHeat {{ scale(100) }} ml.\n\n1. Chop\n2. [Stir](https://example.org) {{ x }}it'
  const ingredients = [
    { food: { name: 'beans' }, unit: { name: 'g' }, amount: 250, note: '' },
    { food: { name: 'salt' }, unit: null, amount: 0, no_amount: true, note: '' },
  ]
  const recipe = { name: 'Stew', steps: [{ name: 'Pot', instruction, ingredients }] }
  const inner = await zipOf({ 'recipe.json': recipe })
  await importAll(await zipOf({ '1.zip': inner }))
  const { instructions } = (await RecipeModel.live.findOne({}).lean()) ?? {}
  expect(instructions).toEqual([
    'Pot: Mix well 250 g beans and salt.',
    'Heat 100 ml.',
    'Chop',
    'Stir it',
  ])
})

test('steps of Mealie lose their Markdown', async () => {
  const steps = [{ title: 'Pot', text: '**Mix** [it](https://example.org).\n\n- Chop' }]
  const json = JSON.stringify({ ...MEALIE_RECIPE, recipeInstructions: steps })
  await importAll(Buffer.from(json), 'stew.json')
  const { instructions } = (await RecipeModel.live.findOne({}).lean()) ?? {}
  expect(instructions).toEqual(['Pot: Mix it.', 'Chop'])
})

test.each(['stew.paprikarecipe', 'stew.jsonld', 'stew.json-ld', 'STEW.JSON'])(
  'a single file %s is read',
  async (name) => {
    const fields = name.endsWith('e')
      ? { name: 'Stew', ingredients: '1 onion', directions: 'Cook it.' }
      : recipeOf('Stew')
    const json = JSON.stringify(fields)
    const { entries } = await importAll(
      name.endsWith('e') ? gzipSync(json) : Buffer.from(json),
      name,
    )
    expect(entries).toMatchObject([{ title: 'Stew', state: 'added' }])
  },
)

test('what is exported is imported as it was written, under names that every system can unpack', async () => {
  for (const fields of WRITTEN) await createRecipeDocument(fields)
  const before = await RecipeModel.live.find().lean()
  const zip = await exportedZip()
  const folders = [...unzip(zip).keys()].flatMap((name) => name.split('/').slice(0, -1))
  expect(new Set(folders).size).toBe(WRITTEN.length)
  for (const folder of folders) {
    expect(folder).not.toMatch(/[<>:"/\\|?*]|[. ]$|^(?:con|nul|aux|prn)$/iu)
    expect(Buffer.byteLength(folder)).toBeLessThanOrEqual(255)
  }
  await recipeContent.deleteMany({})

  const { entries } = await importAll(zip)
  expect(entries.map(({ state, notes }) => [state, notes])).toEqual(
    WRITTEN.map(() => ['added', []]),
  )
  for (const recipe of before) {
    const after = await RecipeModel.live.findOne({ slug: recipe.slug }).lean()
    for (const field of MOVED_FIELDS) expect(after?.[field], field).toEqual(recipe[field])
  }
})

test('a recipe with too much text is cut, and the check says what is left out', async () => {
  const long = 'Long. '.repeat(800)
  const { entries } = await importAll(
    await zipOf({ 'a.json': recipeOf('Long', { description: long }) }),
  )
  expect(entries).toMatchObject([{ state: 'added' }])
  expect(entries[0]?.notes).toEqual([
    expect.stringMatching(/^Description, after 4000 characters: /),
  ])
  const { description } = (await RecipeModel.live.findOne({}).lean()) ?? {}
  expect(long).toContain(description)
  expect(description?.length).toBeGreaterThan(3990)
})

test('what is exported can be imported again and is the same', async () => {
  const { _id } = await createRecipeDocument({
    title: 'Lemon Potatoes',
    time: '2 days',
    difficulty: 8,
    servings: 6,
    tags: ['greek'],
    freeOf: ['milk'],
    diets: ['vegan'],
    instructions: ['Peel.', 'Roast at 200 °C.'],
  })
  const body = new FormData()
  body.append('image', new File([new Uint8Array(await plainPicture())], 'a.png'))
  const params = { id: String(_id) }
  await callRoute(ADD_PICTURE, '/', { method: 'POST', headers: chef.headers, params, body })
  const before = await RecipeModel.findById(_id).lean()
  const zip = await exportedZip()
  expect([...unzip(zip).keys()]).toEqual([
    'lemon-potatoes/recipe.json',
    'lemon-potatoes/recipe.md',
    'lemon-potatoes/full.webp',
  ])
  await recipeContent.deleteMany({})

  await importAll(zip)
  const after = await RecipeModel.live.findOne({ slug: 'lemon-potatoes' }).lean()
  for (const field of MOVED_FIELDS) expect(after?.[field], field).toEqual(before?.[field])
  expect(after?.pictures).toHaveLength(1)
})

test('a recipe is downloaded as JSON-LD or as text by everybody', async () => {
  const { _id } = await createRecipeDocument({ title: 'Lemon Potatoes', servings: 4 })
  const params = { id: String(_id) }
  const json = await callRoute(EXPORT_ONE, '/?format=json', { params })
  expect(json.headers.get('content-type')).toBe('application/ld+json')
  expect(await json.json()).toMatchObject({ '@type': 'Recipe', name: 'Lemon Potatoes' })
  const text = await callRoute(EXPORT_ONE, '/?format=text', { params })
  expect(text.headers.get('content-disposition')).toContain('filename="lemon-potatoes.txt"')
  expect(await text.text()).toBe(
    [
      '# Lemon Potatoes\n',
      'Roasted in stock until the edges go dark.\n',
      '- Time: 50 mins\n- Servings: 4\n',
      '## Ingredients\n',
      '- 90 ml lemon juice\n',
      '## Instructions\n',
      '1. Roast at 200 °C for 30 minutes.\n',
    ].join('\n'),
  )
})

test('a recipe with more text than any can have is refused, and the others are moved in', async () => {
  const { entries } = await checked(
    await zipOf({
      'a.json': recipeOf('Endless', { description: 'a'.repeat(400_000) }),
      'b.json': recipeOf('Soup', { image: `data:image/png;base64,${'A'.repeat(400_000)}` }),
    }),
  )
  expect(entries.map(({ title, state }) => [title, state])).toEqual([
    ['Endless', 'refused'],
    ['Soup', 'new'],
  ])
  expect(entries[0]?.notes).toEqual(['It has more than 300 kB of text.'])
})
