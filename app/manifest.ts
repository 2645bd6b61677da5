import type { MetadataRoute } from 'next'
import { PAGES } from '@/lib/config/pages'
import { PATHS } from '@/lib/config/paths'
import { siteConfig } from '@/lib/settings/site-config'

// The site's name is known at run time, not at build time.
export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  const { name, description } = siteConfig()
  return {
    id: PATHS.home,
    start_url: PATHS.home,
    scope: PATHS.home,
    lang: 'en',
    display: 'standalone',
    name,
    short_name: name,
    description,
    background_color: '#f4f4f1',
    theme_color: '#f4f4f1',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: PAGES['art-of-the-day'].title, url: PATHS.artOfTheDay },
      { name: PAGES.recipes.title, url: PATHS.cookbook },
    ],
  }
}
