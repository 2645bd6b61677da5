import type { UploadControl } from '@/components/ui/form/use-upload'
import { PIECE_BYTES } from '@/lib/backups/catalogue'
import { callRoute } from '@/lib/http/call-route'
import { formOf, uploadRoute } from '@/lib/http/upload'

export const backupCalls = {
  read: () => callRoute('/api/backups', 'GET'),

  make: () => callRoute('/api/backups', 'POST'),

  restore: (name: string, currentPassword: string) =>
    callRoute('/api/backups/[name]/restore', 'POST', {
      params: { name },
      body: { currentPassword },
    }),

  remove: (name: string) => callRoute('/api/backups/[name]', 'DELETE', { params: { name } }),

  /** It is sent in pieces, as a proxy may limit what is sent at once. */
  send: async (file: File, { signal, onProgress }: UploadControl) => {
    const id = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('')
    const size = String(file.size)
    // An empty file is sent too, and refused there.
    for (let at = 0; at === 0 || at < file.size; at += PIECE_BYTES) {
      const piece = new File([file.slice(at, at + PIECE_BYTES)], 'piece')
      await uploadRoute('/api/backups/upload', formOf({ id, at: String(at), size, piece }), {
        signal,
        onProgress: (part) => onProgress((at + part * piece.size) / (file.size || 1)),
      })
    }
  },
}
