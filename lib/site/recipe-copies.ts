import { PATHS } from '@/lib/config/paths'

/** As they travel: what is larger is no part of reading and cooking. */
const MAX_FILE_BYTES = 150_000

/**
 * Part of the worker. A copy is what visitors get, fetched without cookies. It replaces the one
 * before only once all its files are stored, and names them, so that an update breaks no copy.
 */
export const RECIPE_COPIES = String.raw`const COPIES = 'cookbook'
const LIST = '${PATHS.cookbook}'
const FILE = /static\/(?:chunks|media)\/[\w.~%-]+?\.(?:js|css|woff2)/g
const COVER = /src="(\/api\/recipes\/images\/[\w/.-]+)"/g
const TWO_SIZES = /(\/api\/recipes\/images\/[\w/.-]+) 720w, (\/api\/recipes\/images\/[\w/.-]+) 1600w/g
const ENTRY = /href="(\/cookbook(?:\/|\?cursor=)[^"]+)"/g
const MATCH_OPTIONS = { ignoreVary: true, cacheName: COPIES }
const references = new Map()

const isList = (path) => path.split('?')[0] === LIST
const isRecipe = (path) => /^\/cookbook\/[^/?]+$/.test(path) && path !== '${PATHS.moveRecipes}'
const isCopied = (path) => path === LIST || path.startsWith(LIST + '?cursor=') || isRecipe(path)
const isPicture = (path) => path.startsWith('/api/recipes/images/')

function pathOf(address) {
  const url = new URL(address, location.origin)
  url.searchParams.delete('_rsc')
  return url.pathname + url.search
}

function keep(path) {
  return navigator.locks.request(COPIES, () => keepPage(path))
}

async function keepOpened(address) {
  const path = pathOf(address)
  if (!isCopied(path)) return
  try {
    await keep(path)
    await navigator.locks.request(COPIES, dropUnused)
  } catch {}
}

/** Returns its HTML; what is gone, or has another address, has no copy any more. */
async function keepPage(path) {
  const page = await fetch(path, { credentials: 'omit', cache: 'no-cache' })
  const cache = await caches.open(COPIES)
  if (page.status === 404 || page.redirected) return (await cache.delete(path), '')
  if (!page.ok) throw new Error('The server answered ' + page.status)
  const html = await page.text()
  const files = await keepFiles(cache, html, isList(path))
  const headers = new Headers(page.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set('x-kept-at', new Date().toISOString())
  headers.set('x-files', JSON.stringify(files))
  await cache.put(path, new Response(html, { headers }))
  return html
}

async function keepFiles(cache, html, hasCovers) {
  const pairs = [...html.matchAll(TWO_SIZES)]
  const covers = hasCovers ? [...html.matchAll(COVER)] : []
  const files = new Set([...covers, ...pairs].map(([, small]) => small))
  for (const name of namesIn(html)) files.add(name)
  for (const file of files) {
    const text = references.has(file) ? null : await keepFile(cache, file)
    if (text === undefined) files.delete(file)
    if (text) references.set(file, namesIn(text))
    // A set visits what is added meanwhile.
    for (const name of references.get(file) ?? []) files.add(name)
  }
  for (const [, small, full] of pairs) {
    await cache.put(full, new Response(null, { headers: { 'x-copy-of': small } }))
    files.add(full)
  }
  return [...files]
}

/** Returns the text of a script, null of another file, and nothing of one that is too large. */
async function keepFile(cache, file) {
  let copy = await cache.match(file)
  if (!copy) {
    const answer = await fetch(file, { credentials: 'omit' })
    if (!answer.ok) throw new Error('The server answered ' + answer.status)
    const isLarge = Number(answer.headers.get('content-length')) > ${MAX_FILE_BYTES}
    if (isLarge && !isPicture(file)) return void answer.body.cancel()
    copy = answer.clone()
    await cache.put(file, answer)
  }
  return file.endsWith('.js') ? copy.text() : null
}

function namesIn(text) {
  return new Set(Array.from(text.matchAll(FILE), ([name]) => '/_next/' + name))
}

async function dropUnused(wanted) {
  const cache = await caches.open(COPIES)
  const files = new Set()
  const requests = await cache.keys()
  for (const { url } of requests) {
    const path = pathOf(url)
    if (!isCopied(path)) continue
    if (wanted instanceof Set && !wanted.has(path)) await cache.delete(path)
    else for (const file of filesOf(await cache.match(path))) files.add(file)
  }
  references.clear()
  for (const { url } of requests) {
    const path = pathOf(url)
    if (!isCopied(path) && !files.has(path)) await cache.delete(path)
  }
}

async function drop() {
  references.clear()
  await caches.delete(COPIES)
}

const filesOf = (copy) => JSON.parse(copy.headers.get('x-files'))

async function keepAll(tell) {
  const lists = new Set([LIST])
  const recipes = new Set()
  for (const list of lists) {
    for (const [, href] of (await keep(list)).matchAll(ENTRY)) {
      const path = pathOf(href.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'))
      if (isCopied(path)) (isList(path) ? lists : recipes).add(path)
    }
  }
  let done = 0
  for (const recipe of recipes) {
    await keep(recipe)
    tell({ done: ++done, total: recipes.size })
  }
  await navigator.locks.request(COPIES, () => dropUnused(new Set([...lists, ...recipes])))
}

async function readState() {
  const list = await caches.match(LIST, MATCH_OPTIONS)
  if (!list) return { recipes: 0 }
  const requests = await (await caches.open(COPIES)).keys()
  const recipes = requests.filter(({ url }) => isRecipe(pathOf(url))).length
  return { recipes, asOf: ageOf(list) }
}

/** Answers with how far it is, and with the state at the end. */
async function answerMessage(data, port) {
  const tell = (state) => port.postMessage(state)
  try {
    if (data === 'keep all') await keepAll(tell)
    if (data === 'drop') await navigator.locks.request(COPIES, drop)
    tell({ ...(await readState()), isOver: true })
  } catch {
    tell({ ...(await readState()), isOver: true, hasFailed: true })
  }
}

function ageOf(copy) {
  const at = new Date(copy.headers.get('x-kept-at'))
  const isToday = at.toDateString() === new Date().toDateString()
  return at.toLocaleString('en-GB', { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) })
}

/** The page reads its age from the element. */
async function copyOf(address) {
  const copy = await caches.match(pathOf(address), MATCH_OPTIONS)
  if (!copy || !isCopied(pathOf(address))) return undefined
  const html = (await copy.text()).replace('<html', '<html data-as-of="' + ageOf(copy) + '"')
  return new Response(html, { headers: copy.headers })
}

async function answerFile(request) {
  const answer = await fetch(request).catch(() => null)
  const path = pathOf(request.url)
  if (answer && (answer.ok || isPicture(path))) return answer
  const copy = await caches.match(path, MATCH_OPTIONS)
  const small = copy?.headers.get('x-copy-of')
  return (small ? await caches.match(small, MATCH_OPTIONS) : copy) ?? answer ?? Response.error()
}
`
