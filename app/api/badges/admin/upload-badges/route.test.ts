import { Types } from 'mongoose'
import { beforeEach, expect, test } from 'vitest'
import { withBadges } from '@/testing/badges'
import { writeCsv } from '@/testing/csv'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestAdmin } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'
import { GET as EXPORT } from '../export/route'
import { POST } from './route'

withTestDatabase()
withBadges()

let admin: TestAdmin
beforeEach(async () => {
  admin = await createAdmin({ username: 'ann4' })
})

const HEAD = 'code,name,description,value'

async function upload(content: string | Uint8Array<ArrayBuffer>, query = '') {
  const body = new FormData()
  body.append('file', new File([content], 'badges.csv', { type: 'text/csv' }))
  const path = `/api/badges/admin/upload-badges${query}`
  const answer = await callRoute(POST, path, { method: 'POST', headers: admin.headers, body })
  return { status: answer.status, body: await answer.json() }
}

const dryRun = (content: string) => upload(content, '?dryRun=1')
const badges = async () => (await stored('badges')).find({}).sort({ _id: 1 }).toArray()
const findBadge = async (code: string) => (await stored('badges')).findOne({ code })

/** The errors of a file, and that it has written nothing. */
async function errorsOf(content: string | Uint8Array<ArrayBuffer>) {
  const before = await badges()
  const { status, body } = await upload(content)
  expect(status).toBe(400)
  expect(await badges()).toEqual(before)
  return (body.rows as { line: number; message: string }[]).map(
    ({ line, message }) => `${line}: ${message}`,
  )
}

test('badges are added and changed by their code, whatever its case (G-97, G-132)', async () => {
  const before = await findBadge('welcome')
  const file = [
    `${HEAD},category,color,iconPath,isUnique,rule`,
    'gold,Gold,"Shines, a lot.",10000,metal,#FFD700,/icons/gold.png,1,art-10',
    'WELCOME,Hello,You came.,7,,,,,',
  ].join('\n')
  expect(await upload(file)).toEqual({ status: 200, body: { created: 1, updated: 1 } })
  expect(await findBadge('gold')).toMatchObject({
    codeKey: 'gold',
    name: 'Gold',
    description: 'Shines, a lot.',
    value: 10_000,
    category: 'metal',
    color: '#ffd700',
    iconPath: '/icons/gold.png',
    isUnique: true,
    rule: 'art-10',
    file: null,
    retiredAt: null,
  })
  // An empty cell is the default.
  expect(await findBadge('welcome')).toMatchObject({
    _id: before?._id,
    name: 'Hello',
    value: 7,
    color: '#888888',
    category: '',
    rule: null,
  })
  const audit = await (await stored('auditentries')).find({}).toArray()
  expect(audit).toMatchObject([
    {
      actorName: 'ann4',
      action: 'upload badges',
      target: { name: 'badges.csv' },
      after: { created: 'gold', updated: 'welcome' },
    },
  ])
})

test('a column that is not there changes nothing, and one that is unknown is ignored', async () => {
  await upload('VALUE;colour;Description;Name;CODE\n9;red;You came.;Hello;welcome\n')
  const badge = await findBadge('welcome')
  expect(badge).toMatchObject({ value: 9, rule: 'welcome', category: 'account' })
  expect(badge?.color).not.toBe('#888888')
})

test('a byte order mark, semicolons, quotes and CRLF are read', async () => {
  const text = '\uFEFFcode;name;description;value\r\n"a-b";"Say ""hi""";"Two\r\nlines; one";5\r\n'
  expect((await upload(text)).body).toEqual({ created: 1, updated: 0 })
  expect(await findBadge('a-b')).toMatchObject({ name: 'Say "hi"', description: 'Two lines; one' })
})

test('a dry run says what each row would do, and writes nothing', async () => {
  const before = await badges()
  const stays = before.find(({ code }) => code === 'emoji')
  const row = (code: string, name: string, value: number) => `${code},${name},A thing.,${value}`
  const file = [
    HEAD,
    row('new-one', 'New', 3),
    `welcome,Welcome,You signed up.,6`,
    `emoji,${stays?.name},${stays?.description},${stays?.value}`,
  ].join('\n')
  const { status, body } = await dryRun(file)
  expect([status, body.created, body.updated]).toEqual([200, 1, 2])
  expect(
    body.rows.map(({ line, code, effect }: Record<string, unknown>) => [line, code, effect]),
  ).toEqual([
    [2, 'new-one', 'create'],
    [3, 'welcome', 'update'],
    [4, 'emoji', 'none'],
  ])
  expect(body.rows[1].changes).toEqual([{ field: 'value', from: '5', to: '6' }])
  expect(await badges()).toEqual(before)
  expect(await (await stored('auditentries')).countDocuments()).toBe(0)
})

test('each error is named by its line, and one of them stops all rows', async () => {
  const file = [
    `${HEAD},color,isUnique,rule,iconPath`,
    'good,Good,A good one.,5,,,,',
    'x,Short,A thing.,5,,,,',
    'dear,Dear,A thing.,10001,,,,',
    'half,Half,A thing.,0.5,,,,',
    'blank,,A thing.,5,,,,',
    'red,Red,A thing.,5,red,,,',
    'maybe,Maybe,A thing.,5,,maybe,,',
    'ruled,Ruled,A thing.,5,,,no-such-rule,',
    'far,Far,A thing.,5,,,,//example.org/a.png',
    'GOOD,Again,A thing.,5,,,,',
    'few,Few',
  ].join('\n')
  expect(await errorsOf(file)).toEqual([
    '3: code must have 2 to 40 letters, digits, dashes and underscores.',
    '4: value must be a whole number from 0 to 10000.',
    '5: value must be a whole number from 0 to 10000.',
    '6: name is missing.',
    '7: color must be written as #RRGGBB.',
    '8: isUnique must be true, false, 1 or 0.',
    '9: rule must be the code of a default rule, or empty.',
    '10: iconPath must be a path on this site.',
    '11: The code GOOD is in line 2 too.',
    '12: description is missing.',
    '12: value must be a whole number from 0 to 10000.',
  ])
  const { body } = await dryRun(file)
  expect(body.error).toBe('Nothing was written: 10 lines have errors.')
})

test('a file that is not CSV, has no rows, lacks a column or is in Latin-1 is refused', async () => {
  expect(await errorsOf('')).toEqual(['1: The file has no rows.'])
  expect(await errorsOf(`${HEAD}\n`)).toEqual(['1: The file has no rows.'])
  expect(await errorsOf('code,name\na-b,x')).toEqual([
    '1: The column description is missing.',
    '1: The column value is missing.',
  ])
  expect(await errorsOf(`${HEAD},Code\na-b,x,y,1,z`)).toEqual([
    '1: The column code is there twice.',
  ])
  expect(await errorsOf(`${HEAD}\n\na-b,"x,y,1`)).toEqual(['3: A quote is not closed.'])
  const latin1 = Buffer.from(`${HEAD}\nok,x,y,1\nb,K\u00fcche,y,1\nc,x,T\u00fcr,1\n`, 'latin1')
  expect(await errorsOf(new Uint8Array(latin1))).toEqual([
    '3: This line is not UTF-8. Save the file as CSV UTF-8.',
    '4: This line is not UTF-8. Save the file as CSV UTF-8.',
  ])
})

test('1,000 rows are taken, 1,001 are not, nor is a byte more than 1 MiB', async () => {
  const rows = (count: number) =>
    [HEAD, ...Array.from({ length: count }, (_, i) => `row-${i},Row,A row.,1`)].join('\r\n')
  expect(await upload(rows(1001))).toMatchObject({
    status: 400,
    body: { error: 'A file has at most 1000 rows.', rows: [] },
  })
  expect(await upload(rows(1000))).toEqual({ status: 200, body: { created: 1000, updated: 0 } })
  const whole = `${HEAD}\nbig,Big,A thing.,1\n`
  const padded = (bytes: number) => whole + '\n'.repeat(bytes - whole.length)
  expect((await upload(padded(1024 * 1024))).status).toBe(200)
  expect((await upload(padded(1024 * 1024 + 1))).status).toBe(413)
})

test('a badge that several have held cannot become unique, and one with a holder keeps the holder', async () => {
  const badge = await findBadge('bug-finder')
  const give = async (user: Types.ObjectId) =>
    (await stored('userbadges')).insertOne({
      userId: user,
      badgeId: badge?._id,
      dateEarned: new Date(),
      isUnique: false,
      collectedAt: null,
      revokedAt: null,
      isSample: false,
    })
  const ben = await createUser({ username: 'ben' })
  await give(new Types.ObjectId(ben.viewer.id))
  const unique = `${HEAD},isUnique\nbug-finder,Bug finder,Found one.,50,true`
  expect((await upload(unique)).status).toBe(200)
  expect(await (await stored('userbadges')).findOne({ badgeId: badge?._id })).toMatchObject({
    isUnique: true,
  })
  expect((await upload(unique.replace('true', 'false'))).status).toBe(200)
  await give(new Types.ObjectId())
  expect(await errorsOf(unique)).toEqual([
    '2: isUnique cannot be set, as 2 members have held this badge.',
  ])
})

test('an export is read back as it was, and no cell of it is a formula', async () => {
  const rows = [
    ['evil', '=1+1', '@SUM(A1)', '1'],
    ['plain', "it's", '-5 degrees', '2'],
  ]
  expect((await upload(await writeCsv(HEAD.split(','), rows))).status).toBe(200)
  const before = await badges()
  expect(before.find(({ code }) => code === 'evil')).toMatchObject({ name: '=1+1' })
  const answer = await callRoute(EXPORT, '/', { headers: admin.headers })
  const csv = `\uFEFF${await answer.text()}`.replace(/^\uFEFF+/, '\uFEFF')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(csv).not.toMatch(/(^|,)"?[=+\-@\t]/m)
  const { body } = await upload(csv)
  expect(body).toEqual({ created: 0, updated: 28 })
  expect(await badges()).toEqual(before)
})

test('a file is needed', async () => {
  const answer = await callRoute(POST, '/', {
    method: 'POST',
    headers: admin.headers,
    body: new FormData(),
  })
  expect([answer.status, (await answer.json()).error]).toEqual([400, 'Please select a CSV file'])
})
