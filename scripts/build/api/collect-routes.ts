import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { z } from 'zod'
import type { Access } from '@/lib/auth/permissions'
import type { Answer } from '@/lib/http/answers'
import type { ErrorFamily } from '@/lib/http/error-response'
import { notFoundRoute } from '@/lib/http/not-found'
import type { RateRule } from '@/lib/http/rate-limit'
import type { ApiPath } from '@/lib/http/api-document'
import type { CacheRule } from '@/lib/http/cache-rule'
import type { UploadRules } from '@/lib/http/uploads'
import { describeBodies } from './body-rules'

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/** What a route declares of itself (lib/http/define-route.ts), as far as others may know it. */
export type Declaration = {
  access: Access
  summary?: string
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  bodyBytes?: number
  upload?: string
  uploadRules?: UploadRules
  answer: Answer
  status?: number
  also?: Record<number, z.ZodType>
  streams?: boolean
  errors?: ErrorFamily | undefined
  hasEffect?: boolean
  opensSession?: boolean
  toleratesBadToken?: boolean
  isByLink?: boolean
  isUnlisted?: boolean
  cache?: CacheRule
  rates?: (context: unknown) => RateRule[] | Promise<RateRule[]>
}

export type ApiRoute = {
  /** It is as its folder names it: `/api/recipes/[id]`. */
  path: string
  methods: Method[]
  /** Missing for what is not written with defineRoute: next-auth's own paths, and pages. */
  declared: Partial<Record<Method, Declaration>>
}

/** Every path under /api with the methods that its file exports; the answer to unknown ones apart. */
export async function collectRoutes(root: string): Promise<ApiRoute[]> {
  const app = path.join(root, 'app')
  const routes: ApiRoute[] = []
  for (const file of routeFiles(app)) {
    const address = addressOf(file)
    if (!address.startsWith('/api/')) continue
    if (file.endsWith('page.tsx')) {
      routes.push({ path: address, methods: ['GET'], declared: {} })
      continue
    }
    const exported: unknown = await import(pathToFileURL(path.join(app, file)).href)
    const route = readExports(address, exported as Record<string, unknown>)
    if (route.methods.length > 0) routes.push(route)
  }
  return routes.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** It leaves out the page of unknown paths, which has no address. */
export function collectPages(root: string): string[] {
  const addresses = routeFiles(path.join(root, 'app')).map(addressOf)
  return [...new Set(addresses)].filter(
    (address) => !address.startsWith('/api/') && !address.startsWith('/[...'),
  )
}

function routeFiles(app: string): string[] {
  return fs
    .readdirSync(app, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(^|\/)(route\.ts|page\.tsx)$/.test(file))
    .sort()
}

/** What the web process knows of each path. */
export function describePaths(routes: readonly ApiRoute[]): Record<string, ApiPath> {
  return Object.fromEntries(
    routes.map(({ path, methods, declared }) => {
      const families = new Set(Object.values(declared).map(({ errors }) => errors ?? 'error'))
      if (families.size > 1) throw new Error(`${path} writes its errors in several ways.`)
      const [errors = 'error'] = families
      return [
        path,
        {
          methods,
          errors,
          bodies: describeBodies(methods, declared),
          ...(sendsPicture(declared.GET) && { isPublicPicture: true }),
        },
      ]
    }),
  )
}

/** Public pictures have a limit of their own (G-111). */
export function sendsPicture(declared: Declaration | undefined): boolean {
  if (declared?.access !== 'public' || !('sends' in declared.answer)) return false
  const { sends } = declared.answer
  return sends.length > 0 && sends.every((type) => type.startsWith('image/'))
}

/** The address that a file under app/ answers; folders in brackets only group. */
export function addressOf(file: string): string {
  const folders = file.split('/').slice(0, -1)
  return `/${folders.filter((name) => !/^\(.*\)$/.test(name)).join('/')}`
}

function readExports(address: string, exported: Record<string, unknown>): ApiRoute {
  const methods = METHODS.filter(
    (method) => exported[method] !== undefined && exported[method] !== notFoundRoute,
  )
  const declared: ApiRoute['declared'] = {}
  for (const method of methods) {
    const handler = exported[method]
    if (typeof handler === 'function' && 'spec' in handler) {
      declared[method] = handler.spec as Declaration
    }
  }
  return { path: address, methods, declared }
}
