import type { Viewer } from '@/lib/auth/permissions'

export type Band = { hex: string; share: number }

export type ShareCard = {
  /** What kind of thing it is: `Recipe`. */
  label: string
  title: string
  fact: string
  figure?: string
  picture?: string | undefined
  /** Cropped to a square, or as it is. */
  fit?: 'cover' | 'whole'
  /** It replaces that of the present day. */
  palette?: readonly Band[]
}

export type ShareSource = {
  /** It is part of the address: `/api/share/recipe/{id}`. */
  kind: string
  /** Null for what visitors do not see. */
  find: (id: string, viewer: Viewer | null) => Promise<ShareCard | null>
}
