import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { contentTag } from '@/lib/http/entity-tag'
import { type Asset, ASSET_LIST_FILE, type AssetList } from '@/server/assets'
import { contentTypeOf, isCompressible } from '@/server/content-types'
import { filesOf } from './source-hash'

const PUBLIC_COPY = 'public'
const SMALLEST = 256

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/**
 * Writes the list of a build's static files and their compressed copies. `public` is copied into the
 * build, so that a running site does not see later changes.
 */
export async function prepareAssets(root: string, dist: string): Promise<void> {
  const publicFolder = path.join(root, 'public')
  if (fs.existsSync(publicFolder)) {
    fs.cpSync(publicFolder, path.join(dist, PUBLIC_COPY), { recursive: true })
  }
  const list: AssetList = {}
  for (const file of filesOf(dist, 'static')) {
    list[`/_next/${file}`] = await prepare(dist, file, true)
  }
  for (const file of filesOf(dist, PUBLIC_COPY)) {
    list[file.slice(PUBLIC_COPY.length)] = await prepare(dist, file, false)
  }
  fs.writeFileSync(path.join(dist, ASSET_LIST_FILE), JSON.stringify(list))
}

async function prepare(dist: string, file: string, immutable: boolean): Promise<Asset> {
  const content = fs.readFileSync(path.join(dist, file))
  const type = contentTypeOf(path.extname(file))
  const tag = contentTag(content)
  const asset: Asset = { file, type, tag, size: content.length, immutable }
  if (!isCompressible(type) || content.length < SMALLEST) return asset
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gzip(content, { level: 9 }),
  ])
  if (br.length < content.length) {
    fs.writeFileSync(path.join(dist, `${file}.br`), br)
    asset.br = br.length
  }
  if (gz.length < content.length) {
    fs.writeFileSync(path.join(dist, `${file}.gz`), gz)
    asset.gz = gz.length
  }
  return asset
}
