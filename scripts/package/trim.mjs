// Removes from an installed package what the site does not read, as Next and its tracer tell. Plain
// Node, for the Dockerfile: node scripts/package/trim.mjs DIR
import fs from 'node:fs'
import path from 'node:path'
import nft from 'next/dist/compiled/@vercel/nft/index.js'

/** Native code is found by name while the program runs; a licence belongs to what is passed on. */
const NEEDED =
  /\.node$|\/package\.json$|\/@(img|lmdb|node-rs)\/|\/next\/dist\/compiled\/webpack\/|(^|\/)(licen[cs]e|notice)[^/]*$/i
/**
 * Some are traced all the same: source maps, what only development runs, the compilers, and binaries for
 * other releases of Node and another library of C.
 */
const UNUSED = new RegExp(
  `\\.map$|\\.runtime\\.dev\\.js$|/next/dist/docs/|/@next/swc-|/@?esbuild/|[.-]musl\\.node$|-linuxmusl-|\\.abi(?!${process.versions.modules}\\.)\\d+\\.`,
)
const PACKAGES = 'node_modules/'

const source = path.resolve(import.meta.dirname, '../..')
const root = path.resolve(process.argv[2] ?? '.package')
const read = new Set([...(await tracedFiles()), ...filesOfBuild()])

for (const file of filesIn(path.join(root, PACKAGES))) {
  const name = path.relative(root, file)
  if (UNUSED.test(name) || !(read.has(name) || NEEDED.test(name))) fs.rmSync(file)
}

async function tracedFiles() {
  const programs = [path.join(root, '.build'), path.join(root, 'lib')].flatMap((folder) =>
    filesIn(folder).filter((file) => /\/\.build\/[^/]+\.js$|\.mjs$/.test(file)),
  )
  const { fileList } = await nft.nodeFileTrace(programs, { base: root, processCwd: root })
  return fileList
}

/** What the server of the build reads, as paths below the root. */
function filesOfBuild() {
  return filesIn(path.join(source, '.build'))
    .filter((file) => file.endsWith('.nft.json'))
    .flatMap((file) =>
      JSON.parse(fs.readFileSync(file, 'utf8')).files.map((each) =>
        path.relative(source, path.resolve(path.dirname(file), each)),
      ),
    )
}

function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
}
