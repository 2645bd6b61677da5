import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasTag } from '@/lib/http/entity-tag'
import { setFontAddress } from '@/lib/pages/font-address'
import { type Asset, type AssetList, readAssets } from './assets'
import { type Encoding, negotiateEncoding } from './negotiate'
import { decodePath, pathOf } from './request-path'

const KEPT_BYTES = 512 * 1024

export type StaticFiles = {
  /** Answers a request for a file of the build; false for any other path. */
  serve: (request: IncomingMessage, response: ServerResponse) => boolean
}

/**
 * Serves a build's files by an exact list, so that no path can leave it, and those files of former
 * builds whose names hold a hash of their content.
 */
export function staticFiles(dist: string, former: readonly string[] = []): StaticFiles {
  const current = listOf(dist)
  const assets: AssetList = Object.assign(Object.create(null), ...former.map(immutableOf), current)
  setFontAddress(Object.keys(current))
  const contents = new Map<string, Buffer>()

  function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const pathname = decodePath(pathOf(request)) ?? ''
    const asset = assets[pathname]
    if (!asset && !pathname.startsWith('/_next/static/')) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end()
      return true
    }
    if (!asset) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n')
      return true
    }
    void answer(asset, request, response)
    return true
  }

  async function answer(asset: Asset, request: IncomingMessage, response: ServerResponse) {
    const offered: Encoding[] = [
      ...(asset.br ? ['br' as const] : []),
      ...(asset.gz ? ['gzip' as const] : []),
    ]
    const encoding = negotiateEncoding(request.headers['accept-encoding'], offered)
    const etag = `"${asset.tag}${encoding ? `-${encoding}` : ''}"`
    response.setHeader('etag', etag)
    response.setHeader(
      'cache-control',
      asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    )
    if (offered.length > 0) response.setHeader('vary', 'Accept-Encoding')
    if (hasTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end()
      return
    }
    const size = encoding === 'br' ? asset.br : encoding === 'gzip' ? asset.gz : asset.size
    response.setHeader('content-type', asset.type)
    response.setHeader('content-length', size ?? asset.size)
    if (encoding) response.setHeader('content-encoding', encoding)
    if (request.method === 'HEAD') {
      response.end()
      return
    }
    const file = asset.file + (encoding ? { br: '.br', gzip: '.gz' }[encoding] : '')
    await send(file, size ?? asset.size, response)
  }

  async function send(file: string, size: number, response: ServerResponse) {
    try {
      if (size > KEPT_BYTES) {
        await pipeline(fs.createReadStream(file), response)
        return
      }
      const content = contents.get(file) ?? (await fs.promises.readFile(file))
      contents.set(file, content)
      response.end(content)
    } catch {
      // The client has gone, or the build was removed by hand.
      response.destroy()
    }
  }

  return { serve }
}

/** The files of a build with their whole paths. */
function listOf(dist: string): AssetList {
  const whole = ([address, asset]: [string, Asset]) =>
    [address, { ...asset, file: path.join(dist, asset.file) }] as const
  return Object.fromEntries(Object.entries(readAssets(dist)).map(whole))
}

function immutableOf(dist: string): AssetList {
  return Object.fromEntries(Object.entries(listOf(dist)).filter(([, asset]) => asset.immutable))
}
