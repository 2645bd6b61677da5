import { BACKUP_TEXTS } from '@/lib/backups/catalogue'
import { backupsAnswer, pieceBody } from '@/lib/backups/schema'
import { defineRoute } from '@/lib/http/define-route'
import { addPiece } from '@/lib/site/backups'

// G-162
export const POST = defineRoute({
  access: 'admin',
  summary: 'Takes an archive, piece by piece; after the last one it is checked and listed.',
  upload: 'piece',
  uploadRules: { missing: BACKUP_TEXTS.missing },
  body: pieceBody,
  answer: backupsAnswer,
  run: ({ viewer, body, file }) => addPiece(viewer, body, file),
})
