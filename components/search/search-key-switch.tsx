'use client'

import { useSyncExternalStore } from 'react'
import { SEARCH_KEY } from '@/components/shell/search-key'
import { CheckField } from '@/components/ui/form/check-field'
import { readStored, store } from '@/components/ui/stored-text'

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
  return readStored('local', SEARCH_KEY) !== 'off'
}

function setSwitch(isOn: boolean): void {
  const isStored = store('local', SEARCH_KEY, isOn ? null : 'off')
  // The key's script reads it there.
  if (!isStored) document.documentElement.dataset.searchKey = isOn ? 'on' : 'off'
  dispatchEvent(new Event(CHANGED))
}
