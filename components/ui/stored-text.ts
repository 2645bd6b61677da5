/** `local` is shared by the tabs of a browser, `session` is a tab's own. */
type StorageArea = 'local' | 'session'

/** What the browser did not take lasts as long as the page. */
const untaken: Record<StorageArea, Map<string, string | null>> = {
  local: new Map(),
  session: new Map(),
}

/** A browser may refuse the storage itself, its methods, or have none. */
function openStorage(area: StorageArea): Storage {
  return area === 'local' ? localStorage : sessionStorage
}

/** Null where nothing is stored; never throws. */
export function readStored(area: StorageArea, key: string): string | null {
  const text = untaken[area].get(key)
  if (text !== undefined) return text
  try {
    return openStorage(area).getItem(key)
  } catch {
    return null
  }
}

/** Null removes it; false where the browser did not take it. Never throws. */
export function store(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) openStorage(area).removeItem(key)
    else openStorage(area).setItem(key, text)
    untaken[area].delete(key)
    return true
  } catch {
    untaken[area].set(key, text)
    return false
  }
}
