import type { MetadataRoute } from 'next'
import { PAGES } from '@/lib/config/pages'
import { PATHS } from '@/lib/config/paths'
import { isPathOff } from '@/lib/features'
import { sitePicturePath } from '@/lib/settings/catalogue'
import { sitePicture } from '@/lib/settings/load'
import { siteConfig } from '@/lib/settings/site-config'

// The site's name is known at run time, not at build time.
export const dynamic = 'force-dynamic'

export default function manifest(): MetadataRoute.Manifest {
  const { name, description } = siteConfig()
  const icon = sitePicture('icon')
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
    icons: icon
      ? [{ src: sitePicturePath(icon), sizes: '512x512', type: 'image/png' }]
      : [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
    shortcuts: [PAGES['art-of-the-day'], PAGES.recipes]
      .filter(({ path }) => !isPathOff(path))
      .map(({ title, path }) => ({ name: title, url: path })),
  }
}
