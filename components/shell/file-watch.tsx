'use client'

import { useEffect } from 'react'
import { restoreTyped, watchFiles } from '@/components/ui/after-update'

/** Comes after the page, whose fields React must know before they are filled. */
export function FileWatch() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
    restoreTyped()
    return watchFiles()
  }, [])
  return null
}
