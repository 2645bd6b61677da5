import path from 'node:path'

/** The folder of the project, from here and from a bundle in its `.build`. */
export const root = path.resolve(
  import.meta.dirname,
  path.basename(import.meta.dirname) === '.build' ? '..' : '../..',
)
