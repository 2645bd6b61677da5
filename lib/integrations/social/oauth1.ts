import { createHmac } from 'node:crypto'

export type OAuthKeys = {
  apiKey: string
  apiSecret: string
  accessToken: string
  accessSecret: string
}

type SignedCall = {
  method: 'POST'
  url: string
  /** It holds a form-encoded body; other bodies are not signed. */
  form?: Readonly<Record<string, string>>
  nonce: string
  /** Seconds since 1970. */
  timestamp: number
}

/** OAuth 1.0a with HMAC-SHA1 (RFC 5849). */
export function oauthHeader(call: SignedCall, keys: OAuthKeys): string {
  const parameters = {
    oauth_consumer_key: keys.apiKey,
    oauth_nonce: call.nonce,
    oauth_signature_method: 'HMAC-SHA1',
    oauth_timestamp: String(call.timestamp),
    oauth_token: keys.accessToken,
    oauth_version: '1.0',
  }
  const signed = { ...parameters, oauth_signature: signatureOf(call, parameters, keys) }
  const parts = Object.entries(signed).map(([key, value]) => `${key}="${encode(value)}"`)
  return `OAuth ${parts.sort().join(', ')}`
}

function signatureOf(
  { method, url, form = {} }: SignedCall,
  parameters: Readonly<Record<string, string>>,
  keys: OAuthKeys,
): string {
  const { origin, pathname, searchParams } = new URL(url)
  const fields = [...searchParams, ...Object.entries(form), ...Object.entries(parameters)]
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .sort()
    .join('&')
  const base = [method, origin + pathname, fields].map(encode).join('&')
  const key = `${encode(keys.apiSecret)}&${encode(keys.accessSecret)}`
  return createHmac('sha1', key).update(base).digest('base64')
}

/** RFC 3986, stricter than `encodeURIComponent`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
