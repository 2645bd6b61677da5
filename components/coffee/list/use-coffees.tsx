'use client'

import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { coffeeCalls } from '@/components/coffee/calls'
import type { Coffee } from '@/lib/coffee/schema'

type State = { data: readonly Coffee[] | undefined; isError: boolean }

const NOTHING: State = { data: undefined, isError: false }

/** All coffees, for the list, the map, the taste match and the comparison; smaller than a query. */
function createStore() {
  const listeners = new Set<() => void>()
  let state = NOTHING
  let isAsked = false
  let turn = 0

  async function load(): Promise<void> {
    isAsked = true
    const own = ++turn
    const next = await coffeeCalls.fetchCoffees().then(
      (data) => ({ data, isError: false }),
      () => ({ data: state.data, isError: true }),
    )
    // A later answer is the newer one.
    if (own !== turn) return
    state = next
    for (const tell of listeners) tell()
  }

  return {
    get: () => state,
    load,
    /** Nothing is out of date before something has asked for the list. */
    refresh: () => void (isAsked && load()),
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (!isAsked) void load()
      return () => void listeners.delete(listener)
    },
  }
}

const StoreContext = createContext<ReturnType<typeof createStore> | null>(null)

export function CoffeesProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createStore)
  return <StoreContext value={store}>{children}</StoreContext>
}

function useStore() {
  const store = use(StoreContext)
  if (!store) throw new Error('The coffees have no provider.')
  return store
}

const getNothing = () => NOTHING
const subscribeToNothing = () => () => {}

export function useCoffees(isWanted = true) {
  const store = useStore()
  const state = useSyncExternalStore(
    isWanted ? store.subscribe : subscribeToNothing,
    store.get,
    getNothing,
  )
  return { ...state, refetch: store.load }
}

export function useRefreshCoffees(): () => void {
  return useStore().refresh
}
