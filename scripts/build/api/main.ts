import fs from 'node:fs'
import path from 'node:path'
import { collectCacheRules } from './collect-cache-rules'
import { collectPages, collectRoutes, describePaths } from './collect-routes'
import { openApi } from './open-api'

// Prints what describe-api.ts reads. A process of its own, as it loads every route of the site.
const root = process.cwd()
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const routes = await collectRoutes(root)
const document = openApi(routes, { version: String(manifest.version) })
const pages = collectPages(root)
const description = {
  paths: describePaths(routes),
  pages,
  cacheRules: collectCacheRules(routes, [...pages, ...routes.map(({ path: address }) => address)]),
  document,
}
process.stdout.write(JSON.stringify(description), () => process.exit())
