import { type Admin, hasRole, type Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { AppError, notFound } from '@/lib/errors'
import type { Reply } from '@/lib/http/reply'
import type { UploadedFile } from '@/lib/http/uploads'
import { namesOf, putPicture, withPicture } from '@/lib/media/pictures'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { OWN_PAGE_TEXTS, PAGE_LIMITS } from '@/lib/own-pages/catalogue'
import { pagePicturePath } from '@/lib/own-pages/tags'
import { pageContent } from '@/lib/own-pages/content'
import { throwUnknown, toPageId } from '@/lib/own-pages/pages'
import { OwnPageModel } from '@/models/own-page'

export const OWN_PAGES_MEDIA_OWNER = 'own-pages'

/** Whoever sees its page sees it; else 404. No cache may answer for the site, as pages get hidden. */
export async function getPagePicture(
  viewer: Viewer | null,
  name: string,
  request: MediaRequest,
): Promise<Reply> {
  const audience = viewer ? {} : { audience: 'public' }
  const visible = hasRole(viewer, 'admin') ? {} : { state: 'published', ...audience }
  if (!(await OwnPageModel.live.exists({ ...withPicture([name]), ...visible }))) {
    throw notFound(OWN_PAGE_TEXTS.unknownPicture)
  }
  return serveMedia(name, request, { isImmutable: false })
}

export async function listReferencedPictures(names: string[]): Promise<string[]> {
  const pages = await OwnPageModel.find(withPicture(names)).select({ pictures: 1 }).lean()
  return pages.flatMap(({ pictures }) => namesOf(pictures))
}

export async function addPagePicture(
  admin: Admin,
  id: string,
  { bytes }: UploadedFile,
): Promise<{ path: string }> {
  const where = { _id: toPageId(id) }
  if (!(await OwnPageModel.live.exists(where))) throwUnknown()
  const picture = await putPicture(bytes, { owner: OWN_PAGES_MEDIA_OWNER, access: 'members' })
  const change = { action: 'add picture of page', where, added: namesOf([picture]) }
  const saved = await pageContent.change(admin, change, ({ pictures }) => {
    if (pictures.length >= PAGE_LIMITS.pictures) {
      throw new AppError('conflict', { message: OWN_PAGE_TEXTS.picturesFull })
    }
    return { update: { $push: { pictures: { ...picture, addedAt: now() } } } }
  })
  if (!saved) throwUnknown()
  return { path: pagePicturePath(picture.full) }
}
