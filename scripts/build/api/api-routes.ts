import fs from 'node:fs'
import path from 'node:path'
import { addressOf } from './collect-routes'

export const API_ROUTES_FILE = 'lib/http/api-routes.ts'

const HEAD = `// Written by \`npm run routes\` from the folders of app/api.

/** The modules of the calls by their path; only types of them are used. */
export type ApiRoutes = {
`

/** The source of \`lib/http/api-routes.ts\`, for the routes under \`app/api\`. */
export function apiRoutesSource(root: string): string {
  const files = fs
    .readdirSync(path.join(root, 'app/api'), { recursive: true, encoding: 'utf8' })
    .map((file) => `api/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('/route.ts') && !file.includes('[...'))
    .sort()
  const lines = files.map(
    (file) => `  '${addressOf(file)}': typeof import('@/app/${file.slice(0, -'.ts'.length)}')\n`,
  )
  return `${HEAD}${lines.join('')}}\n`
}
