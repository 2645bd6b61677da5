import type { ApiRoutes } from '@/lib/http/api-routes'
import {
  addressOf,
  type AddressParts,
  type ApiAnswer,
  type ApiPath,
  type Parts,
  type Rest,
} from '@/lib/http/call-route'
import { csrfHeader, readAnswer, unreached } from '@/lib/http/client'
import { ERROR_FIELDS } from '@/lib/http/error-fields'
import { SITE_MARK } from '@/lib/http/proxy-answer'
import type { DefinedRoute, RouteAnswer } from '@/lib/http/route-spec'

export type UploadControl = {
  /** `share` goes from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

export function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

type PostPath = {
  [P in ApiPath]: 'POST' extends keyof ApiRoutes[P] ? P : never
}[ApiPath]

export function uploadRoute<P extends PostPath>(
  path: P,
  form: FormData,
  ...[options]: Rest<AddressParts<P, 'POST'> & UploadControl>
): Promise<ApiAnswer<P, 'POST'>> {
  const { params, query, ...control }: UploadControl & Parts = options ?? {}
  return uploadTo(addressOf(path, { params, query }), form, control)
}

/** `fetch` reports no progress, XMLHttpRequest does. Throws `ApiError` or the signal's reason. */
export async function uploadTo<R extends DefinedRoute>(
  address: string,
  form: FormData,
  control: UploadControl = {},
): Promise<RouteAnswer<R>> {
  return readAnswer<R>(await post(address, form, control))
}

function post(
  path: string,
  form: FormData,
  { onProgress, signal }: UploadControl,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open('POST', path)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(csrfHeader())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.upload.onload = () => onProgress?.(1)
    request.onload = () => resolve(toResponse(request))
    request.onerror = () => reject(unreached())
    request.onabort = () => reject(signal?.reason ?? unreached())
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    request.send(form)
  })
}

function toResponse(request: XMLHttpRequest): Response {
  const { status } = request
  const body: unknown = request.response
  const headers = new Headers()
  for (const name of ['content-type', 'retry-after', ERROR_FIELDS, SITE_MARK]) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(status !== 204 && body instanceof Blob ? body : null, { status, headers })
}
