'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { isOwnersPath, PATHS } from '@/lib/config/paths'
import { SECOND_MS } from '@/lib/durations'

/** A dialog such as cook mode, a toast that is still to be read, and a field that is about to be used. */
const BUSY = 'dialog[open], [data-toasts] > *, main form :is(input, select, textarea):focus'

/**
 * Tells when a badge may pop up: not on the page where a picture is painted, not in the chat, not on
 * an owner's page or editor, not over a dialog or a toast, and not over a form that is being used.
 */
export function useCalmMoment(): boolean {
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
