// Says in words why nothing can be written at a place, and what to do. Plain Node, as setup.mjs runs
// before packages are installed.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS'])

const REASONS = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space of this user is used up',
  ENAMETOOLONG: 'the path is too long',
  ELOOP: 'its links lead in a circle',
  EISDIR: 'a folder is in its place',
}

/** Whether this user may not write there; other errors are about something else. */
export function isRefused(error) {
  return error instanceof Error && REFUSED.has(error.code)
}

/** The name of the user of this process, or the number where it has none. */
export function currentUser() {
  try {
    return os.userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'unknown')
  }
}

/**
 * Why a file or folder cannot be written, as the end of a sentence. What is there decides, since the
 * code of the error often names another thing: a read-only parent is ENOENT.
 * @param {string} place
 * @param {unknown} error met there
 */
export function whyNotWritable(place, error) {
  const code = error?.code
  if (code in REASONS) return REASONS[code]
  const link = brokenLinkIn(place)
  if (link !== undefined) return `${link} is a link to a place that does not exist`
  const found = nearestExisting(place)
  if (!isFolder(found) && (found !== place || code === 'EEXIST' || code === 'ENOTDIR')) {
    return `${found} is a file, not a folder`
  }
  const refusal = refusalAt(found)
  if (code === 'EROFS' || refusal === 'EROFS') return `${found} is on a read-only disk`
  if (refusal !== undefined) return `the user ${currentUser()} may not write in ${found}`
  if (REFUSED.has(code) || code === 'ENOENT')
    return `${found} is read-only, nothing can be made in it`
  return `the system says ${code ?? String(error)}`
}

/**
 * A command that gives folders and files to the user of this process, and makes those that are missing.
 * @param {string[]} folders
 * @param {string[]} [files]
 */
export function commandToGive(folders, files = []) {
  const user = quote(currentUser())
  const existing = [...folders, ...files].filter((place) => fs.existsSync(place))
  const owned = existing.filter(isOwn).map(quote)
  const made = existing.filter((place) => !isOwn(place)).map(quote)
  const missing = folders.filter((place) => !fs.existsSync(place)).map(quote)
  const newFiles = files.filter((place) => !fs.existsSync(place)).map(quote)
  return [
    ...(owned.length > 0 ? [`chmod -R u+rwX ${owned.join(' ')}`] : []),
    ...(made.length > 0 ? [`sudo chown -R ${user} ${made.join(' ')}`] : []),
    ...(missing.length > 0 ? [`sudo install -d -o ${user} ${missing.join(' ')}`] : []),
    ...newFiles.map((file) => `sudo install -m 644 -o ${user} /dev/null ${file}`),
  ].join(' && ')
}

/** Why a file or folder cannot be written, or made; undefined where it can. */
export function refusalOf(place) {
  const found = nearestExisting(place)
  if (found !== path.resolve(place) && !isFolder(found)) return `${found} is a file, not a folder`
  const code = refusalAt(found)
  return code === undefined
    ? undefined
    : whyNotWritable(place, Object.assign(new Error(), { code }))
}

function isOwn(place) {
  return fs.statSync(place).uid === process.getuid?.()
}

function quote(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

function nearestExisting(place) {
  let found = path.resolve(place)
  while (!fs.existsSync(found) && path.dirname(found) !== found) found = path.dirname(found)
  return found
}

function brokenLinkIn(place) {
  const found = nearestExisting(place)
  const [next] = path.relative(found, path.resolve(place)).split(path.sep)
  const below = path.join(found, next)
  return next !== '' && isLink(below) ? below : undefined
}

function isLink(place) {
  try {
    return fs.lstatSync(place).isSymbolicLink()
  } catch {
    return false
  }
}

function isFolder(place) {
  try {
    return fs.statSync(place).isDirectory()
  } catch {
    return false
  }
}

function refusalAt(place) {
  try {
    fs.accessSync(place, fs.constants.W_OK)
    return undefined
  } catch (error) {
    return error.code
  }
}
