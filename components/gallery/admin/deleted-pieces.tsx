'use client'

import { DeletedSection } from '@/components/page/deleted-section'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { restorePiece } from '@/lib/gallery/queries'
import type { DeletedRow } from '@/lib/content/catalogue'

export function DeletedPieces({ rows }: { rows: readonly DeletedRow[] }) {
  return <DeletedSection rows={rows} restore={restorePiece} restored={GALLERY_TEXTS.restored} />
}
