import { beforeEach, expect, test } from 'vitest'
import { runImports } from '@/lib/move/run-imports'
import type { ShownImport } from '@/lib/archives/schema'
import { CoffeeModel } from '@/models/coffee'
import { beanconquerorTables, brewOf } from '@/testing/beanconqueror'
import { type Contents, zipOf } from '@/testing/archives'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { plainPicture } from '@/testing/pieces'
import { callRoute } from '@/testing/request'
import { GET as READ } from './[id]/route'
import { POST as START } from './[id]/start/route'
import { POST as UNDO } from './[id]/undo/route'
import { POST as CHECK } from './route'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

let admin: TestUser
beforeEach(async () => void (admin = await createUser({ role: 'user,admin' })))

function check(bytes: Buffer, headers = admin.headers, name = 'Beanconqueror.zip') {
  const body = new FormData()
  body.append('archive', new File([new Uint8Array(bytes)], name))
  return callRoute(CHECK, '/', { method: 'POST', headers, body })
}

async function checked(bytes: Buffer, name?: string): Promise<ShownImport> {
  const answer = await check(bytes, admin.headers, name)
  expect(answer.status).toBe(201)
  return answer.json()
}

const call = (handler: typeof START, id: string) =>
  callRoute(handler, '/', { method: 'POST', headers: admin.headers, params: { id } })

async function importAll(bytes: Buffer): Promise<ShownImport> {
  const { _id } = await checked(bytes)
  expect((await call(START, _id)).status).toBe(202)
  await runImports(new AbortController().signal)
  const answer = await callRoute(READ, '/', { headers: admin.headers, params: { id: _id } })
  return answer.json()
}

/** What Android writes: the zip of the data, and the pictures beside it. */
async function folderOf(tables: Contents[string], pictures: Contents = {}): Promise<Buffer> {
  const data = await zipOf({ 'Beanconqueror.json': tables })
  return zipOf({ 'Beanconqueror_export/Beanconqueror.zip': data, ...pictures })
}

test('a brew of Beanconqueror arrives as a self-made coffee, with bean, ratings and picture', async () => {
  const picture = { 'Beanconqueror_export/photo_1.jpg': await plainPicture() }
  const { entries, format, noun, state } = await importAll(
    await folderOf(beanconquerorTables(), picture),
  )
  expect([format, noun, state]).toEqual(['Beanconqueror', 'coffee', 'done'])
  expect(entries[0]).toMatchObject({
    title: 'espresso, Yirgacheffe, 2026-03-01',
    state: 'added',
    pictures: 1,
  })
  const coffee = await CoffeeModel.live.findOne({}).lean()
  expect(coffee).toMatchObject({
    coffeeType: 'espresso',
    coffeeShop: 'Home Made',
    isSelfMade: true,
    date: new Date('2026-03-01T08:30:00Z'),
    store: { lat: 48.2, lng: 16.37 },
    overallRating: 8.04,
  })
  expect(Object.fromEntries(coffee?.rating.map(({ name, value }) => [name, value]) ?? [])).toEqual({
    body: 7.5,
    flavour: 9,
    acidity: 8,
    aftertaste: 8,
    crema: 8,
    intensity: 8,
    look: 8,
  })
  expect(Object.fromEntries(coffee?.format.map(({ name, value }) => [name, value]) ?? [])).toEqual({
    bean: 'Yirgacheffe',
    roaster: 'Corner Roasters',
    origin: 'Ethiopia',
    preparation: 'Lever',
    grinder: 'C40',
    'grind-size': '12',
    dose: '18 g',
    yield: '36 ml',
    'brew-time': '28 s',
    temperature: '93 °C',
    note: 'Sweet and round.',
  })
  expect(coffee?.picture).not.toBeNull()
})

test('the check names what is lost, what is changed and what cannot be added, and adds nothing', async () => {
  const tables = beanconquerorTables([
    brewOf({ unix_timestamp: 1, note: 'x'.repeat(50), tds: 9, coffee_type: 'Ristretto' }),
    brewOf({ unix_timestamp: 2, rating: 0, attachments: [] }),
    brewOf({ unix_timestamp: 2, attachments: [] }),
    brewOf({ unix_timestamp: 2, attachments: [] }),
  ])
  const { entries } = await checked(await zipOf({ 'Beanconqueror.json': tables }))
  expect(entries.map(({ title, state }) => [title, state])).toEqual([
    ['Ristretto, Yirgacheffe, 1970-01-01', 'new'],
    ['espresso, Yirgacheffe, 1970-01-01', 'refused'],
    ['espresso, Yirgacheffe, 1970-01-01', 'new'],
    ['espresso, Yirgacheffe, 1970-01-01', 'exists'],
    ['1 bean without a brew', 'refused'],
    ['1 green bean', 'refused'],
  ])
  expect(entries[0]?.notes).toEqual([
    'The type “Ristretto” becomes espresso.',
    'Cut at 40 characters: note.',
    'Not in the archive, but beside it in the folder of the export: 1 picture.',
    'Not taken: tds.',
    'Not taken of the bean: attachments.',
  ])
  expect(entries[1]?.notes).toContain('It has no rating.')
  expect(await CoffeeModel.countDocuments()).toBe(0)
})

test.each([
  ['AEROPRESS', 'FULL_IMMERSION', '', 'filter', 'aeropress'],
  ['V60', 'POUR OVER', '', 'filter', 'pour-over'],
  ['KARLSBADER_KANNE', 'PERCOLATION', '', 'filter', undefined],
  ['TURKISH', 'FULL_IMMERSION', '', 'greek-coffee', undefined],
  ['PORTAFILTER', 'ESPRESSO', 'Flat White', 'flat-white', undefined],
])('%s, %s, “%s” is %s', async (type, style_type, coffee_type, wanted, method) => {
  const tables = beanconquerorTables([brewOf({ coffee_type })], { type, style_type })
  await importAll(await zipOf({ 'Beanconqueror.json': tables }))
  const coffee = await CoffeeModel.live.findOne({}).lean()
  expect(coffee?.coffeeType).toBe(wanted)
  expect(coffee?.format.find(({ name }) => name === 'type')?.value).toBe(method)
})

test('rows beyond 500 are read from their own files, and JSON alone is an archive', async () => {
  const { BREWS, BEANS, ...rest } = beanconquerorTables()
  const later = [brewOf({ unix_timestamp: 5, bean: 'later' })]
  const bean = { name: 'Later', config: { uuid: 'later' } }
  const { entries } = await checked(
    await zipOf({
      'Beanconqueror.json': { BREWS, BEANS, ...rest },
      'Beanconqueror_Brews_1.json': later,
      'Beanconqueror_Beans_1.json': [bean],
    }),
  )
  expect(entries[1]?.title).toBe('espresso, Later, 1970-01-01')
  const json = Buffer.from(JSON.stringify({ BREWS, BEANS, ...rest }))
  expect((await checked(json, 'Beanconqueror (1).json')).format).toBe('Beanconqueror')
})

test('a time that no calendar has is left out, and the other brews are read', async () => {
  const times = ['1e999', 9e15, -1, 'never', 5]
  const brews = times.map((time) => brewOf({ config: { uuid: `${time}`, unix_timestamp: time } }))
  const { entries } = await checked(
    await zipOf({ 'Beanconqueror.json': beanconquerorTables(brews) }),
  )
  const titles = entries.slice(0, 5).map(({ title }) => title)
  expect(titles.map((title) => title.split(', ')[2])).toEqual([
    ...[undefined, undefined, undefined, undefined],
    '1970-01-01',
  ])
})

test('files of rows are read up to the most items that an archive may have', async () => {
  const { BREWS, ...rest } = beanconquerorTables()
  const many = Array.from({ length: 5001 }, () => ({}))
  const archive = await zipOf({
    'Beanconqueror.json': { BREWS, ...rest },
    'Beanconqueror_Brews_1.json': many,
    'Beanconqueror_Brews_2.json': many,
    'Beanconqueror_Brews_3.json': many,
  })
  // The last file says a wrong size, so that reading it would be a 400.
  archive.writeUInt32LE(9, archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24)
  expect((await check(archive)).status).toBe(413)
})

test('an import that is stopped goes on and adds each coffee and picture once; one undo removes all', async () => {
  const times = [1, 2, 3, 4]
  const brews = times.map((i) => brewOf({ unix_timestamp: i, attachments: [`photo_${i}.jpg`] }))
  const picture = await plainPicture()
  const pictures = Object.fromEntries(times.map((i) => [`photo_${i}.jpg`, picture]))
  const archive = await folderOf(beanconquerorTables(brews), pictures)
  const { _id } = await checked(archive)
  await call(START, _id)
  for (const ms of [1, 20, 60, 120]) {
    await runImports(AbortSignal.timeout(ms)).catch((error: unknown) =>
      expect(error).toMatchObject({ name: 'TimeoutError' }),
    )
  }
  await runImports(new AbortController().signal)
  const coffees = await CoffeeModel.live.find().lean()
  expect(coffees.map(({ date }) => date.getTime() / 1000).toSorted()).toEqual(times)
  expect(coffees.every((coffee) => coffee.picture !== null)).toBe(true)
  expect((await checked(archive)).entries.map(({ state }) => state)).toEqual([
    ...times.map(() => 'exists'),
    'refused',
    'refused',
  ])

  expect((await call(UNDO, _id)).status).toBe(200)
  expect(await CoffeeModel.live.countDocuments({})).toBe(0)
  expect(await CoffeeModel.countDocuments()).toBe(4)
  expect((await call(UNDO, _id)).status).toBe(409)
})

test('a chef, who may add no coffee, is refused before anything is stored', async () => {
  const chef = await createUser({ role: 'user,chef' })
  const archive = await zipOf({ 'Beanconqueror.json': beanconquerorTables() })
  const answer = await check(archive, chef.headers)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ message: 'You may not add a coffee.' })
})
