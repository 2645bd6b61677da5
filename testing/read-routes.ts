import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import type { RouteHandler } from '@/lib/http/define-route'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What a route declares; next-auth's and the one of unknown paths declare nothing. */
export type TestedRoute = RouteHandler & {
  spec?: { query?: z.ZodType; body?: z.ZodType; upload?: string }
}

const app = path.resolve(import.meta.dirname, '../app')

/** Every route with its handler, as the files have them: `GET /api/gallery/[id]`. */
export async function readRoutes(): Promise<Map<string, TestedRoute>> {
  const files = fs
    .readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
  const routes = new Map<string, TestedRoute>()
  for (const file of files) {
    const url = pathToFileURL(path.join(app, file)).href
    const exported = (await import(url)) as Record<string, TestedRoute>
    const address = `/${path.dirname(file).split(path.sep).join('/')}`
    for (const method of METHODS) {
      if (exported[method]) routes.set(`${method} ${address}`, exported[method])
    }
  }
  return routes
}
