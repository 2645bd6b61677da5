import { expect, test } from 'vitest'
import { crossCheck } from '@/lib/config/env-check'
import { envSchema } from '@/lib/config/env-schema'
import { SETTING_KEYS } from '@/lib/config/setting-keys'
import { settingSections } from './form'

test('the screen has a field for each setting', () => {
  const names = settingSections().flatMap(({ fields }) => Object.keys(fields))
  expect(names.toSorted()).toEqual(SETTING_KEYS.toSorted())
})

const CHOICES = settingSections().flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'choice'
      ? field.options.map((option) => [key, typeof option === 'string' ? option : option.value])
      : [],
  ),
)
const KEYS = { APP_ENV: 'production', CAPTCHA_SITE_KEY: 'a key', CAPTCHA_SECRET: 'a secret' }

test.each(CHOICES)('%s can be %s on a public site', (key = '', option = '') => {
  expect(crossCheck(envSchema.parse({ ...KEYS, ...(option && { [key]: option }) }))).toEqual([])
})
