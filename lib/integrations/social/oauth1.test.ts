import { expect, test } from 'vitest'
import { oauthHeader } from './oauth1'

const KEYS = {
  apiKey: 'xvz1evFS4wEEPTGEFPHBog',
  apiSecret: 'kAcSOqF21Fu85e7zjz7ZN2U4ZRhfV3WpwPAoE3Z7kBw',
  accessToken: '370773112-GmHxMAgYyLbNEtIKZeRNFsMKPR9EyMZeS9weJAEb',
  accessSecret: 'LswwdoUaIvS8ltyTt5jkRh4J50vUPVVHtR2YPi5kE',
}

// From "Creating a signature", two versions of X's API documentation.
test.each([
  ['https://api.twitter.com/1/statuses/update.json', 'tnnArxj06cWHq44gCs1OSKk/jLY='],
  ['https://api.twitter.com/1.1/statuses/update.json', 'hCtSmYh+iHYCEqBWrE7C7hYmtUk='],
])('the published example of %s is signed as published', (address, signature) => {
  const header = oauthHeader(
    {
      method: 'POST',
      url: `${address}?include_entities=true`,
      form: { status: 'Hello Ladies + Gentlemen, a signed OAuth request!' },
      nonce: 'kYjzVBB8Y0ZFabxSWbWovY3uYSQ2pTgmZeNu2VS4cg',
      timestamp: 1318622958,
    },
    KEYS,
  )
  expect(header).toContain(`oauth_signature="${encodeURIComponent(signature)}"`)
  expect(header).toMatch(/^OAuth oauth_consumer_key="xvz1evFS4wEEPTGEFPHBog", oauth_nonce="/)
  expect(header).not.toMatch(/status|include_entities|kAcSOqF|LswwdoU/)
})

test('characters that encodeURIComponent keeps are encoded too, and fields are sorted', () => {
  const sign = (form: Record<string, string>) =>
    oauthHeader(
      { method: 'POST', url: 'https://x.example/a', form, nonce: 'n', timestamp: 1 },
      KEYS,
    )
  expect(sign({ b: "!*'()", a: '1' })).toBe(sign({ a: '1', b: "!*'()" }))
  expect(sign({ a: '!' })).not.toBe(sign({ a: '%21' }))
})
