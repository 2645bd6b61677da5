import fs from 'node:fs'
import path from 'node:path'
import { filesOf } from '../build/source-hash'

/** They belong to the build and to the tracing of its files; a running site reads none of them. */
const UNUSED = /\.map$|\.nft\.json$|^(cache|diagnostics|types|trace)|^node_modules\//
/** The name that the build gives a package that stays outside, with a hash of its version, and a path. */
const HASHED = /"(((?:@[a-z0-9-]+\/)?[a-z0-9.-]+)-[0-9a-f]{16})(\/[^"]*)?"/g
const NESTED = /node_modules\/.*node_modules\//
const TRACED = /node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g

/** Copies what a site reads of a build, without links, which a package cannot hold. */
export function copyBuild(dist: string, target: string): void {
  const outside = linkedPackages(dist)
  for (const file of filesOf(dist, '')) {
    if (UNUSED.test(file)) continue
    const to = path.join(target, file)
    fs.mkdirSync(path.dirname(to), { recursive: true })
    if (!/^server\/.*\.js$/.test(file)) fs.copyFileSync(path.join(dist, file), to)
    else fs.writeFileSync(to, withPlainNames(fs.readFileSync(path.join(dist, file), 'utf8')))
  }

  function withPlainNames(code: string): string {
    return code.replace(HASHED, (whole, hashed: string, name: string, file = '') =>
      outside.has(hashed) ? `"${name}${file}"` : whole,
    )
  }
}

/** Links to packages, which are named with a hash in the code; throws where one is not at the top. */
function linkedPackages(dist: string): Set<string> {
  const folder = path.join(dist, 'node_modules')
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  const names = entries.flatMap((name) =>
    name.startsWith('@')
      ? fs.readdirSync(path.join(folder, name)).map((each) => `${name}/${each}`)
      : name,
  )
  const nested = names.find((name) => NESTED.test(fs.readlinkSync(path.join(folder, name))))
  if (nested !== undefined) throw new Error(`The plain name leads to another version: ${nested}`)
  return new Set(names)
}

/** The packages whose files the server of a build reads, as Next has traced them. */
export function packagesOfBuild(dist: string): string[] {
  const traces = filesOf(dist, '').filter((file) => file.endsWith('.nft.json'))
  const found = traces.flatMap((file) =>
    [...fs.readFileSync(path.join(dist, file), 'utf8').matchAll(TRACED)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(found)]
}
