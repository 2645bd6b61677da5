import type { IncomingHttpHeaders } from 'node:http'
import net from 'node:net'

export type HostOptions = {
  host: string
  /** Undefined where `SITE_URL` is not set. */
  siteUrl: string | undefined
  /** Names of former addresses, which lead to `siteUrl`. */
  formerHosts?: readonly string[] | undefined
  trustProxy: number
}

export const WRONG_HOST =
  'The site does not answer to this host name. SITE_URL must be the address that visitors use.'

/**
 * Keeps foreign names out (G-19b). Behind a proxy the name that the visitor asked for counts; a
 * proxy that passes none on may use any name for the site.
 */
export function hostRule(options: HostOptions): (headers: IncomingHttpHeaders) => boolean {
  const { siteUrl, trustProxy } = options
  if (takesAnyHost(options)) return () => true
  const siteName = siteUrl && plainName(new URL(siteUrl).host)
  const isFormer = formerHostRule(options)
  return (headers) => {
    if (isFormer(headers)) return false
    const requestedHost = trustProxy > 0 ? forwardedHost(headers, trustProxy) : headers.host
    if (!requestedHost) return true
    const name = plainName(requestedHost)
    return (
      isLoopback(name) || (siteName !== undefined && (name === siteName || net.isIP(name) !== 0))
    )
  }
}

/** Behind a proxy that passes no name on, the name that it uses for the site counts. */
export function formerHostRule({
  formerHosts = [],
  trustProxy,
}: HostOptions): (headers: IncomingHttpHeaders) => boolean {
  if (formerHosts.length === 0) return () => false
  const former = new Set(formerHosts)
  return (headers) => {
    const forwarded = trustProxy > 0 ? forwardedHost(headers, trustProxy) : undefined
    return former.has(plainName(forwarded ?? headers.host ?? ''))
  }
}

export function takesAnyHost({ host, siteUrl, trustProxy }: HostOptions): boolean {
  return siteUrl === undefined && (trustProxy > 0 || !isLoopback(host))
}

/** The entry that the outermost trusted proxy wrote; the first one where inner ones add none. */
function forwardedHost(headers: IncomingHttpHeaders, proxies: number): string | undefined {
  const entries = headers['x-forwarded-host']?.toString().split(',') ?? []
  return entries[Math.max(0, entries.length - proxies)]?.trim()
}

/** It drops port, brackets and a dot at the end, and returns small letters. */
function plainName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$|\.$/g, '')
}

const LOOPBACK = new net.BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

function isLoopback(name: string): boolean {
  if (net.isIP(name) === 0) return /(^|\.)localhost$/i.test(name)
  return LOOPBACK.check(name, net.isIPv6(name) ? 'ipv6' : 'ipv4')
}
