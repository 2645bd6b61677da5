import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Painted by `npm run paint:samples`; to be stored like an upload. */
export function readSamplePicture(feature: string, name: string): Promise<Buffer> {
  // From the working directory, so that no bundler follows it.
  const root = /* turbopackIgnore: true */ process.cwd()
  return readFile(path.join(root, 'lib', feature, 'samples', `${name}.webp`))
}
