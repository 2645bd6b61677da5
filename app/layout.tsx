import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { dayCss } from '@/components/shell/day-css'
import { DayStyle } from '@/components/shell/day-style'
import {
  FAILED_PICTURES_SCRIPT,
  FOREIGN_ELEMENTS_SCRIPT,
  SCROLL_DIRECTION_SCRIPT,
  THEME_SCRIPT,
  WORKER_SCRIPT,
} from '@/components/shell/inline-scripts'
import { PageRoot } from '@/components/shell/page-root'
import { FileWatch } from '@/components/shell/file-watch'
import { FocusWatch } from '@/components/shell/focus-watch'
import { SEARCH_KEY_SCRIPT } from '@/components/shell/search-key'
import { OffPathsProvider } from '@/components/ui/off-paths'
import { unlinkedPaths } from '@/lib/features'
import { env } from '@/lib/env'
import { sitePicturePath } from '@/lib/settings/catalogue'
import { sitePicture } from '@/lib/settings/load'
import { siteConfig } from '@/lib/settings/site-config'
import { readDayColours } from './day-colours'
import { metadataOf } from './page-metadata'
import latinFont from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const { name, url } = siteConfig()
  const { alternates, description, openGraph } = await metadataOf('home')
  return {
    metadataBase: new URL(url),
    title: { default: name, template: `%s · ${name}` },
    description,
    // It names the page that is shown, without its query.
    alternates: { ...alternates, canonical: './' },
    ...(openGraph && {
      openGraph: { ...openGraph, title: undefined, url: './' },
      twitter: { card: 'summary_large_image' },
    }),
    ...(env().CRAWLERS === 'none' && { robots: { index: false, follow: false } }),
    icons: iconsOf(sitePicture('icon')),
  }
}

function iconsOf(file: string | null): Metadata['icons'] {
  if (file) {
    const url = sitePicturePath(file)
    return { icon: { url, type: 'image/png', sizes: '512x512' }, apple: url }
  }
  return {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/favicon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-touch-icon.png',
  }
}

export const viewport: Viewport = {
  // The keyboard of a phone must not lie over the input of the chat.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f4f1' },
    { media: '(prefers-color-scheme: dark)', color: '#131414' },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined
  const headScript = [
    THEME_SCRIPT,
    SEARCH_KEY_SCRIPT,
    FOREIGN_ELEMENTS_SCRIPT,
    FAILED_PICTURES_SCRIPT,
    SCROLL_DIRECTION_SCRIPT,
    ...(siteConfig().hasServiceWorker ? [WORKER_SCRIPT] : []),
  ].join(';')
  const css = dayCss(await readDayColours())
  return (
    // The theme script may set the theme before React hydrates.
    <html lang="en" suppressHydrationWarning>
      <head>
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: headScript }}
        />
        <link
          rel="preload"
          href={latinFont}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
        {/* The first paint waits for all before the footer: lists on the right would move with each entry. */}
        <link rel="expect" href="#footer" blocking="render" />
        <DayStyle css={css} nonce={nonce} />
      </head>
      {/* Extensions set attributes here. */}
      <body suppressHydrationWarning>
        <PageRoot>
          <OffPathsProvider paths={unlinkedPaths()}>{children}</OffPathsProvider>
          <FileWatch />
          <FocusWatch />
        </PageRoot>
      </body>
    </html>
  )
}
