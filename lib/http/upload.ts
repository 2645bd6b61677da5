import { csrfHeader, readAnswer, unreached } from '@/lib/http/client'
import { ERROR_FIELDS } from '@/lib/http/error-fields'
import { SITE_MARK } from '@/lib/http/proxy-answer'
import type { DefinedRoute, RouteAnswer } from '@/lib/http/route-spec'

export type UploadControl = {
  /** `share` goes from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** `fetch` reports no progress, XMLHttpRequest does. Throws `ApiError` or the signal's reason. */
export async function uploadRoute<R extends DefinedRoute>(
  path: string,
  form: FormData,
  options: UploadControl = {},
): Promise<RouteAnswer<R>> {
  return readAnswer<R>(await post(path, form, options))
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
