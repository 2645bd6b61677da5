'use client'

import dynamic from 'next/dynamic'

/** Loaded by members only. */
export const MemberArt = dynamic(async () => (await import('./art-page')).ArtPage)
