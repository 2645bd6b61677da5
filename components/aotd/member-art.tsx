'use client'

import dynamic from 'next/dynamic'

/** The page's live part, which only members load. */
export const MemberArt = dynamic(async () => (await import('./art-page')).ArtPage)
