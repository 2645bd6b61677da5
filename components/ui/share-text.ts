import { store } from './stored-text'

/** Null removes it. Browsers tell other tabs alone, so this one is told too. */
export function shareText(key: string, text: string | null): void {
  store('local', key, text)
  dispatchEvent(new StorageEvent('storage', { key }))
}
