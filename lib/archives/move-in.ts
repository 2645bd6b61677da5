import type { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'
import type { UploadedFile } from '@/lib/http/uploads'
import type { ArchiveFile } from '@/lib/archives/archive'

export type MoveIn = {
  noun: string
  /** It reads any JSON, so that others come first. */
  isGeneral?: true
  /** The program that wrote the archive; null for none that the feature reads. */
  formatOf: (files: readonly ArchiveFile[]) => string | null
  /** Null for a viewer who may not add such things. */
  open: (viewer: Viewer) => OpenMoveIn | null
}

export type OpenMoveIn = {
  listKeys: () => Promise<readonly string[]>
  read: (files: readonly ArchiveFile[]) => AsyncGenerator<MovedItem>
  remove: (id: Types.ObjectId) => Promise<unknown>
}

export type MovedItem = {
  title: string
  /** Two items of one key are the same; null where the rules refuse the item. */
  key: string | null
  pictures: readonly ArchiveFile[]
  notes: readonly string[]
  /** It adds nothing where the id is there. */
  add: (id: Types.ObjectId) => Promise<void>
  /** Once for each picture, also after a stop; 409 for one that is there. */
  addPicture: (id: Types.ObjectId, file: UploadedFile) => Promise<unknown>
}
