import { expect, test } from 'vitest'
import { isOnThisMachine } from '@/lib/config/env-check'
import { ENV_KEYS, parseEnv } from '@/lib/env'

const SECRET = 'x'.repeat(32)

test('without a single key everything has its default', () => {
  const keys = parseEnv({})
  expect(keys).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    SITE_NAME: 'Pochade',
  })
  expect(keys).toMatchObject({ SITE_URL: 'http://localhost:3000', isSiteUrlSet: false })
})

test('an address that is set is told from the default one', () => {
  expect(parseEnv({ SITE_URL: 'http://localhost:3000/' })).toMatchObject({
    SITE_URL: 'http://localhost:3000',
    isSiteUrlSet: true,
  })
})

test('an empty value counts as unset', () => {
  expect(parseEnv({ PORT: '', SITE_NAME: '  ' })).toMatchObject({
    PORT: 3000,
    SITE_NAME: 'Pochade',
  })
})

test('the error of a wrong key does not repeat its value', () => {
  expect(() => parseEnv({ PORT: 'secret-ish' })).toThrow(
    /^PORT must be a whole number from 0 to 65535\.$/,
  )
  expect(() => parseEnv({ AUTH_SECRET: 'hunter2' })).toThrow(
    /^AUTH_SECRET must be at least 32 bytes/,
  )
})

test('every wrong key is named at once', () => {
  expect(() => parseEnv({ PORT: '-1', RATE_LIMIT: 'no' })).toThrow(
    /PORT[^]+RATE_LIMIT must be on or off/,
  )
})

test.each(['PASSWORD_BLOCKLIST', 'RATE_LIMIT', 'CAPTCHA_PROVIDER'])(
  'production refuses %s off, test accepts it',
  (name) => {
    expect(() => parseEnv({ [name]: 'off' })).toThrow(`${name} must not be off`)
    expect(parseEnv({ [name]: 'off', APP_ENV: 'test' })).toMatchObject({ [name]: 'off' })
  },
)

test('in production a shared database needs a shared secret', () => {
  const uri = 'mongodb://db.example.org/site'
  expect(() => parseEnv({ MONGODB_URI: uri })).toThrow('AUTH_SECRET is required')
  expect(parseEnv({ MONGODB_URI: uri, AUTH_SECRET: SECRET }).MONGODB_URI).toBe(uri)
})

test('test mode is refused on a database of another machine', () => {
  expect(() => parseEnv({ APP_ENV: 'test', MONGODB_URI: 'mongodb://db.example.org/site' })).toThrow(
    'MONGODB_URI must be on this machine',
  )
})

test.each([
  ['mongodb://127.0.0.1:27017/x', true],
  ['mongodb://user:pw@localhost/x', true],
  ['mongodb://%2Ftmp%2Fmongo.sock', true],
  ['mongodb://localhost,db.example.org/x', false],
  ['mongodb://localhost.example.org/x', false],
  ['mongodb+srv://localhost/x', false],
])('%s is on this machine: %s', (uri, expected) => {
  expect(isOnThisMachine(uri)).toBe(expected)
})

test('the owner’s name follows the username rule (G-16, G-21, G-22)', () => {
  expect(parseEnv({ OWNER_USERNAME: 'Lapis' }).OWNER_USERNAME).toBe('l4pis')
  for (const name of ['x', '.dot', 'a/b', 'n'.repeat(21), 'na$me', '<b>']) {
    expect(() => parseEnv({ OWNER_USERNAME: name }), name).toThrow(/^OWNER_USERNAME .*2-20/)
  }
})

test.each(['nobody', 'a b@c', '@', 'a@'])('OWNER_EMAIL may not be %s', (OWNER_EMAIL) => {
  expect(() => parseEnv({ OWNER_EMAIL })).toThrow(/^OWNER_EMAIL must be an e-mail address\.$/)
})

test('addresses in the environment are read as those of members (G-156)', () => {
  expect(parseEnv({ OWNER_EMAIL: 'Info@Bücher.example' }).OWNER_EMAIL).toBe(
    'info@xn--bcher-kva.example',
  )
  for (const CONTACT_EMAIL of ['müller@example.org', 'a@b.example,c@d.example', 'a b@c.example']) {
    expect(() => parseEnv({ CONTACT_EMAIL })).toThrow('CONTACT_EMAIL must be an e-mail address.')
  }
})

test.each([
  ['post@bücher.example', { name: '', address: 'post@xn--bcher-kva.example' }],
  ['Pochade <post@pochade.example>', { name: 'Pochade', address: 'post@pochade.example' }],
  ['"Anna’s, etc." <a@b.example>', { name: 'Anna’s, etc.', address: 'a@b.example' }],
])('MAIL_FROM may be %s', (MAIL_FROM, sender) => {
  expect(parseEnv({ MAIL_FROM }).MAIL_FROM).toEqual(sender)
})

test.each([
  'Pochade',
  'a:'.repeat(127),
  'A <a@b.example>, B <b@c.example>',
  'a <müller@b.example>',
])('MAIL_FROM may not be %s', (MAIL_FROM) => {
  expect(() => parseEnv({ MAIL_FROM })).toThrow(/^MAIL_FROM must be an e-mail address, or a name/)
})

test('the owner’s password means each of its characters (G-24)', () => {
  expect(parseEnv({ OWNER_PASSWORD: ' correct horse ' }).OWNER_PASSWORD).toBe(' correct horse ')
  expect(parseEnv({ OWNER_PASSWORD: '         ' }).OWNER_PASSWORD).toBeUndefined()
})

test('a mail server that cannot be read is named, without its password', () => {
  for (const url of ['smtp://', 'smtp://u:hunter2@', 'smtp://u:hunter2%zz@host', 'http://host']) {
    expect(() => parseEnv({ SMTP_URL: url }), url).toThrow(/^SMTP_URL must(?!.*hunter2)/)
  }
  const url = 'smtps://u%40site:p%2Fw@mail.example.org:465?name=site'
  expect(parseEnv({ SMTP_URL: url }).SMTP_URL).toBe(url)
})

test('the birthday page has a plain path (G-134)', () => {
  expect(parseEnv({ BIRTHDAY_PAGE_PATH: '/for/anna-2026' }).BIRTHDAY_PAGE_PATH).toBe(
    '/for/anna-2026',
  )
  for (const path of ['anna', '/', '/Anna', '/anna.html', '/anna?a', '/anna b']) {
    expect(() => parseEnv({ BIRTHDAY_PAGE_PATH: path })).toThrow(
      'BIRTHDAY_PAGE_PATH must be a path of lower-case letters, digits, - and /.',
    )
  }
})

test('former hosts are read in any spelling, and need another host to lead to', () => {
  const keys = {
    SITE_URL: 'https://example.org',
    FORMER_HOSTS: ' WWW.example.org, bücher.example.,',
  }
  expect(parseEnv(keys).FORMER_HOSTS).toEqual(['www.example.org', 'xn--bcher-kva.example'])
  for (const wrong of [
    'https://www.example.org',
    'www.example.org/blog',
    'a b',
    'www.example.org:80',
  ]) {
    expect(() => parseEnv({ ...keys, FORMER_HOSTS: wrong }), wrong).toThrow(
      'FORMER_HOSTS must be host names such as www.example.org, separated by commas.',
    )
  }
  expect(() => parseEnv({ FORMER_HOSTS: 'a.example' })).toThrow(
    'FORMER_HOSTS cannot be used without SITE_URL',
  )
  expect(() => parseEnv({ ...keys, FORMER_HOSTS: 'Example.org' })).toThrow(
    'FORMER_HOSTS must not name the host of SITE_URL.',
  )
})

test('a site under a path is refused with a sentence', () => {
  for (const path of ['/blog', '/blog/', '/?a=1', '/#top']) {
    expect(() => parseEnv({ SITE_URL: `https://example.org${path}` }), path).toThrow(
      /^SITE_URL must name a host alone, such as https:\/\/example\.org: the site cannot live under a path\.$/,
    )
  }
  expect(parseEnv({ SITE_URL: 'https://example.org/' }).SITE_URL).toBe('https://example.org')
})

test('a name that is too long is refused in plain words', () => {
  expect(() => parseEnv({ SITE_NAME: 'n'.repeat(41) })).toThrow(
    /^SITE_NAME must be at most 40 characters\.$/,
  )
})

test('an address that is none is refused', () => {
  for (const key of ['CONTACT_EMAIL', 'OWNER_EMAIL', 'MAIL_FROM']) {
    expect(() => parseEnv({ [key]: 'notanaddress' }), key).toThrow(
      `${key} must be an e-mail address`,
    )
  }
  for (const key of ['SOCIAL_URL_1', 'SOCIAL_URL_2', 'CODE_HOST_URL', 'SITE_URL']) {
    expect(() => parseEnv({ [key]: 'example' }), key).toThrow(`${key} must be an http(s) address.`)
  }
})

test('no key shows a sentence of the library that checks it', () => {
  for (const key of ENV_KEYS) {
    for (const value of ['x'.repeat(500), '-1', '<>', '\u0000']) {
      const read = () => parseEnv({ [key]: value, APP_ENV: 'test' })
      expect(read, key).not.toThrow(/expected|too big|too small|invalid|received/i)
    }
  }
})
