import { expect, test, vi } from 'vitest'
import { CAPTCHA_TEXTS } from '@/lib/captcha/catalogue'
import * as environment from '@/lib/env'
import { checkCaptcha } from '@/lib/captcha/check-captcha'
import { withTestDatabase } from '@/testing/db'

vi.mock('@/lib/integrations/captcha/siteverify', async (importActual) => ({
  ...(await importActual()),
  // A provider that accepts a solution twice.
  createSiteverify: () => () => Promise.resolve(true),
}))
withTestDatabase()

test('a solution counts once, also for parallel requests (G-43)', async () => {
  const keys = {
    ...environment.env(),
    CAPTCHA_PROVIDER: 'turnstile',
    CAPTCHA_SECRET: 'shh',
  } as const
  const spy = vi.spyOn(environment, 'env').mockReturnValue(keys)
  const check = (response: string) =>
    checkCaptcha({ action: 'reset', response, ip: '192.0.2.1' }).then(
      () => 'taken',
      (error: unknown) => (error as Error).message,
    )
  expect(await check('first')).toBe('taken')
  expect(await check('first')).toBe(CAPTCHA_TEXTS.failed)
  const answers = await Promise.all(Array.from({ length: 8 }, () => check('second')))
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
  spy.mockRestore()
})
