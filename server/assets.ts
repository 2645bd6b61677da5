import fs from 'node:fs'
import path from 'node:path'

/** `file` is relative to the build's folder. */
export type Asset = {
  file: string
  type: string
  /** Strong tag of the plain bytes, without quotes. */
  tag: string
  size: number
  /** Its name holds a hash of its content, so that it never changes. */
  immutable: boolean
  br?: number
  gz?: number
}

/** Its keys are decoded paths of addresses, such as `/_next/static/chunks/a.js`. */
export type AssetList = Record<string, Asset>

export const ASSET_LIST_FILE = 'assets.json'

export function readAssets(dist: string): AssetList {
  return JSON.parse(fs.readFileSync(path.join(dist, ASSET_LIST_FILE), 'utf8')) as AssetList
}
