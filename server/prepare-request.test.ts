import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { requestPreparer } from './prepare-request'

const POLICY = { dev: false, https: false, captchaHosts: [], tileHost: null }
const logged = vi.spyOn(logger(), 'warn')
beforeEach(() => void logged.mockReset())

function preparerOf(trustProxy: number) {
  const prepare = requestPreparer(POLICY, trustProxy)
  return (url: string, forwardedFor?: string) => {
    const request = new IncomingMessage(new Socket())
    request.url = url
    if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor
    prepare(request, new ServerResponse(request), 'an-id')
  }
}

test.each([
  ['no X-Forwarded-For', 1, undefined],
  ['fewer addresses in it than proxies', 2, '9.9.9.1'],
  ['no address in it', 1, 'unknown'],
])('behind a proxy a request with %s is logged once', (_, proxies, header) => {
  const prepare = preparerOf(proxies)
  prepare('/', header)
  prepare('/art', header)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(logged.mock.calls[0]?.[1]).toContain('X-Forwarded-For')
})

test('a proxy that names the visitors, a health check and a site without a proxy log nothing', () => {
  const behind = preparerOf(1)
  behind('/', '9.9.9.1:443')
  behind('/api/health')
  preparerOf(0)('/')
  expect(logged).not.toHaveBeenCalled()
})
