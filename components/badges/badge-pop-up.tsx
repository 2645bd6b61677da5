'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { readStored, store } from '@/components/ui/stored-text'
import { badgeCalls } from '@/components/badges/calls'
import { isOwnersPath, PATHS } from '@/lib/config/paths'
import { SECOND_MS } from '@/lib/durations'

/** The tab's storage has it once the pop-up was closed in this visit. */
const CLOSED = 'badges closed'

/** Shows uncollected badges in a calm moment, once a visit (G-93). */
export function BadgePopUp() {
  const [popUp, setPopUp] = useState<ReactNode>(null)
  const isCalm = useCalmMoment()

  useEffect(() => {
    if (!isCalm || readStored('session', CLOSED) !== null) return
    // What cannot be loaded waits for the next page.
    openPopUp(close).then(setPopUp, () => {})

    function close() {
      store('session', CLOSED, 'yes')
      setPopUp(null)
    }
  }, [isCalm])

  return popUp
}

async function openPopUp(onClose: () => void): Promise<ReactNode> {
  const first = await badgeCalls.listUncollected()
  if (first.length === 0) return null
  const { NewBadges } = await import('./new-badges')
  return <NewBadges first={first} onClose={onClose} />
}

/** A dialog such as cook mode, a toast that is still to be read, and a field that is about to be used. */
const BUSY = 'dialog[open], [data-toasts] > *, main form :is(input, select, textarea):focus'

/** A page that paints, the chat, an owner's page, a dialog, a toast and a used form are none. */
function useCalmMoment(): boolean {
  const path = usePathname()
  const [calmPath, setCalmPath] = useState<string | null>(null)

  useEffect(() => {
    if (path === PATHS.artOfTheDay || path === PATHS.chat || isOwnersPath(path)) return
    let hasInput = false
    const noteInput = ({ target }: Event) => {
      hasInput ||= target instanceof Element && target.closest('main form') !== null
    }
    const look = () => {
      if (!hasInput && !isEditor() && document.querySelector(BUSY) === null) setCalmPath(path)
    }
    const timer = setInterval(look, SECOND_MS)
    document.addEventListener('input', noteInput)
    return () => {
      clearInterval(timer)
      document.removeEventListener('input', noteInput)
    }
  }, [path])

  return calmPath === path
}

/** The editors of pages and recipes have the addresses of what they edit. */
function isEditor(): boolean {
  return new URLSearchParams(location.search).has('mode')
}
