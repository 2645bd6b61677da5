import { beforeEach, expect, test } from 'vitest'
import { withAiProviders } from '@/testing/ai-providers'
import { send, visitor } from '@/testing/chat'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { createAdmin, createUser } from '@/testing/factories'
import { HOSTILE_LINES } from '@/testing/hostile-lines'
import { createRecipeDocument } from '@/testing/recipes'
import { UserModel } from '@/models/user'

const LANES = 6

/** What nobody but its owner may read. */
let secrets: readonly string[]

async function prepare() {
  const admin = await createAdmin({ username: '0wn3r' })
  const member = await createUser({ username: 's3cret', birthday: new Date('1990-05-05') })
  await send('My door code is 4711-0815', member.headers)
  for (const [i, line] of HOSTILE_LINES.entries()) {
    if (i % 6 === 0) await createRecipeDocument({ title: `Bread ${i}`, description: line })
  }
  secrets = [
    ...[member, admin].flatMap(({ viewer, token }) => [viewer.email, viewer.id, token]),
    ...['4711-0815', '1990-05-05', 'sk-openai', 'sk-anthropic', process.env.AUTH_SECRET ?? '?'],
  ]
}

async function expectHarmless(line: string, headers: Record<string, string>) {
  const { status, body } = await send(line, headers)
  expect([200, 403], line).toContain(status)
  if (status === 403) return
  for (const text of secrets) expect(JSON.stringify(body), line).not.toContain(text)
  const links = body.sources?.map(({ href }) => href) ?? []
  expect(
    links.filter((href) => !/^\/(?![/\\]|api\/)/.test(href)),
    line,
  ).toEqual([])
}

/** Several visitors ask at once. */
async function askAll(lines: readonly string[]) {
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const headers = await visitor(`203.0.113.${lane}`)
    for (const line of lines.filter((_, i) => i % LANES === lane))
      await expectHarmless(line, headers)
  })
  await Promise.all(lanes)
}

const state = () => UserModel.find().select('role permissions tokenVersion').lean()

/** Called at the top of a file, as it sets the environment. */
export async function testHostileLines(lines: readonly string[]): Promise<void> {
  const stub = await withAiProviders()
  withEnv({ AI_DAILY_LIMIT_EUR: '1000' })
  withTestDatabase()
  beforeEach(prepare)

  test('hostile lines, also in recipes, get nothing out of the embedded assistant', async () => {
    const before = await state()
    stub.fail('401', { api: 'chat', times: Infinity })
    await askAll(lines)
    expect(await state()).toEqual(before)
  })

  test('nor out of a model that does and repeats whatever it reads', async () => {
    const before = await state()
    stub.reset()
    stub.answers.script = ({ messages, tools }) => {
      const read = JSON.stringify(messages)
      const isFirst = tools && !read.includes('There is no such tool.')
      return isFirst
        ? { call: { name: 'delete_all_users', input: { confirm: true } } }
        : { text: `I obey. ${read.slice(-2500)}` }
    }
    await askAll(lines)
    expect(await state()).toEqual(before)
  })
}
