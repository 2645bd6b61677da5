import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ComponentProps } from 'react'
import { NotFoundScreen } from '@/components/shell/not-found-screen'
import { addNotFound } from '@/lib/pages/not-found-status'

export const NOT_FOUND: Metadata = {
  title: { absolute: 'Not Found' },
  alternates: { canonical: null },
}

/** What Next itself says only where `notFound()` was called. */
export const UNKNOWN_PAGE: Metadata = { ...NOT_FOUND, robots: { index: false } }

/** A rendered 404: `notFound()` would need scripts and keep the site's title (G-108). */
export async function MissingPage(props: ComponentProps<typeof NotFoundScreen>) {
  await answerNotFound()
  return <NotFoundScreen {...props} />
}

export async function answerNotFound(): Promise<void> {
  addNotFound((await headers()).get('x-request-id') ?? '')
}
