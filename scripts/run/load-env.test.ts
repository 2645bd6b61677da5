import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setEnv } from '@/testing/env'
import { loadEnv, unknownKeys } from './load-env'

let root: string
let restore: () => void
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'pochade-env-'))
  restore = setEnv({ APP_ENV: 'development', SITE_NAME: undefined, BOT_NAME: undefined })
})
afterEach(() => {
  restore()
  fs.rmSync(root, { recursive: true })
})

const write = (text: string) => fs.writeFileSync(path.join(root, '.env'), text)

test('the first key counts too in a file with a byte order mark', () => {
  write('\uFEFFSITE_NAME=Maria\nBOT_NAME=Bob\n')
  expect(loadEnv(root)).toMatchObject({ SITE_NAME: 'Maria', BOT_NAME: 'Bob' })
})

test('what the environment has stays over the file', () => {
  write('SITE_NAME=Maria\nBOT_NAME=Bob\n')
  process.env.SITE_NAME = 'Anna'
  expect(loadEnv(root)).toMatchObject({ SITE_NAME: 'Anna', BOT_NAME: 'Bob' })
})

test('an unknown key is named with the one that is meant', () => {
  write(
    'SITENAME=a\nSITE_NAMES=b\nSMPT_URL=c\nsite_url=d\nSITE_NAME=e\nTZ=UTC\nNODE_OPTIONS=\nXYZ=1\n',
  )
  expect(unknownKeys(root).toSorted()).toEqual([
    'SITENAME in .env is no setting of this site and has no effect. Is SITE_NAME meant?',
    'SITE_NAMES in .env is no setting of this site and has no effect. Is SITE_NAME meant?',
    'SMPT_URL in .env is no setting of this site and has no effect. Is SMTP_URL meant?',
    'XYZ in .env is no setting of this site and has no effect.',
    'site_url in .env is no setting of this site and has no effect. Is SITE_URL meant?',
  ])
})

test('without a file there is nothing to say', () => {
  expect(unknownKeys(root)).toEqual([])
})
