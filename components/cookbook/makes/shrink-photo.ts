import { LIMITS } from '@/lib/config/limits'
import { PICTURE_TYPES } from '@/lib/config/picture-types'

const QUALITY = 0.85
/** Below it, the time is better spent on sending. */
const SMALL_BYTES = 600_000

/** It is at most as large as the server stores, and upright; the file itself where that fails. */
export async function shrinkPhoto(file: File): Promise<File> {
  // Cameras of phones have types of their own, which some browsers can read.
  const isAccepted = PICTURE_TYPES.some((type) => type === file.type)
  if (isAccepted && file.size <= SMALL_BYTES) return file
  try {
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, LIMITS.imageSide / Math.max(photo.width, photo.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(photo.width * scale)
    canvas.height = Math.round(photo.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG has no transparency: without a ground it would become black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    )
    if (!blob || (isAccepted && blob.size >= file.size)) return file
    return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' })
  } catch {
    return file
  }
}
