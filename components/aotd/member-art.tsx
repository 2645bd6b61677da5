'use client'

import dynamic from 'next/dynamic'

export const MemberArt = dynamic(async () => (await import('./art-page')).ArtPage)
