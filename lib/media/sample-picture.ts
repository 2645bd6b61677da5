import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Owned, putOwnPicture, type StoredPicture } from '@/lib/media/pictures'

/** Painted by `npm run paint:samples`. */
export function readSamplePicture(feature: string, name: string): Promise<Buffer> {
  // The path starts at the working directory, so that no bundler follows it.
  const root = /* turbopackIgnore: true */ process.cwd()
  return readFile(path.join(root, 'lib', feature, 'samples', `${name}.webp`))
}

/** Not drawn anew as uploads are, so that a first start is soon complete. */
export async function putSamplePicture(
  feature: string,
  name: string,
  owned: Owned,
): Promise<StoredPicture> {
  return putOwnPicture(await readSamplePicture(feature, name), owned)
}
