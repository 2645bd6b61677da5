import type { ApiError } from '@/lib/http/client'

/** The words of the reset pages for what the server refused (S2 §8). */
export function describeRefusal({ status, message }: ApiError): string {
  return status === 0 ? message : `Error: ${status} ${message}`
}
