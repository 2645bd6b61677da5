import { withQuery } from '@/lib/config/paths'
import type { ApiRoutes } from '@/lib/http/api-routes'
import { callAddress, type CallOptions } from '@/lib/http/client'
import type { DefinedRoute, RouteAnswer, RouteBody, RouteQuery } from '@/lib/http/route-spec'

export type ApiPath = keyof ApiRoutes

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type ApiMethod<P extends ApiPath> = Extract<keyof ApiRoutes[P], Method>

type Route<P extends ApiPath, M> = M extends keyof ApiRoutes[P]
  ? Extract<ApiRoutes[P][M], DefinedRoute>
  : never

export type ApiAnswer<P extends ApiPath, M> = RouteAnswer<Route<P, M>>
export type ApiBody<P extends ApiPath, M> = RouteBody<Route<P, M>>

type ParamsOf<P extends string> = P extends `${string}[${infer Name}]${infer Others}`
  ? Record<Name, string> & ParamsOf<Others>
  : unknown

type WithParams<P extends string> = P extends `${string}[${string}`
  ? { params: ParamsOf<P> }
  : unknown

type WithQuery<Q> = object extends Q ? { query?: Q } : { query: Q }

type WithBody<B> = [B] extends [undefined] ? unknown : { body: B }

export type AddressParts<P extends ApiPath, M> = WithParams<P> & WithQuery<RouteQuery<Route<P, M>>>

type Options<P extends ApiPath, M> = AddressParts<P, M> &
  WithBody<ApiBody<P, M>> &
  Pick<CallOptions, 'headers' | 'signal'>

export type Rest<T> = object extends T ? [options?: T] : [options: T]

/** Its path and method type what a call takes and answers; throws `ApiError`. */
export function callRoute<P extends ApiPath, M extends ApiMethod<P>>(
  path: P,
  method: M,
  ...[options]: Rest<Options<P, M>>
): Promise<ApiAnswer<P, M>> {
  const { params, query, ...call }: CallOptions & Parts = options ?? {}
  return callAddress<Route<P, M>>(addressOf(path, { params, query }), { ...call, method })
}

export type Parts = {
  params?: Readonly<Record<string, string>> | undefined
  query?: Readonly<Record<string, string>> | undefined
}

/** Fills `/api/store/[id]` with encoded parameters, and adds the query. */
export function addressOf(path: keyof ApiRoutes, { params = {}, query = {} }: Parts): string {
  const address = path.replace(/\[(\w+)\]/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return withQuery(address, query)
}
