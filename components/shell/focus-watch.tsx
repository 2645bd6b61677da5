'use client'

import { useEffect } from 'react'
import { watchFocus } from '@/components/ui/watch-focus'

export function FocusWatch() {
  useEffect(watchFocus, [])
  return null
}
