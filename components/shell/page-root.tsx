import { createElement, type ReactNode } from 'react'

/** React would take a `div` of an extension for one of the page; it skips other names. */
export function PageRoot({ children }: { children: ReactNode }) {
  return createElement('page-root', null, children)
}
