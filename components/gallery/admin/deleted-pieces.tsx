'use client'

import { DeletedSection } from '@/components/page/deleted-section'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { galleryCalls } from '@/components/gallery/admin/calls'
import type { DeletedRow } from '@/lib/content/catalogue'

export function DeletedPieces({ rows }: { rows: readonly DeletedRow[] }) {
  return (
    <DeletedSection
      rows={rows}
      restore={galleryCalls.restorePiece}
      restored={GALLERY_TEXTS.restored}
    />
  )
}
