'use client'

import { useSyncExternalStore } from 'react'
import { SEARCH_KEY } from '@/components/shell/search-key'
import { CheckField } from '@/components/ui/form/check-field'

export function SearchKeySwitch() {
  const isOn = useSyncExternalStore(onStorage, readSwitch, () => true)
  return (
    <CheckField
      label="The key / opens this page"
      checked={isOn}
      onChange={(event) => setSwitch(event.target.checked)}
    />
  )
}

const CHANGED = 'search-key-changed'

function onStorage(changed: () => void): () => void {
  addEventListener('storage', changed)
  addEventListener(CHANGED, changed)
  return () => {
    removeEventListener('storage', changed)
    removeEventListener(CHANGED, changed)
  }
}

function readSwitch(): boolean {
  try {
    return localStorage.getItem(SEARCH_KEY) !== 'off'
  } catch {
    // Without storage the key does nothing.
    return false
  }
}

function setSwitch(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SEARCH_KEY)
    else localStorage.setItem(SEARCH_KEY, 'off')
  } catch {
    // Without storage nothing can be kept.
  }
  dispatchEvent(new Event(CHANGED))
}
