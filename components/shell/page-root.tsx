import { createElement, type ReactNode } from 'react'

/**
 * Holds the page. At the top of the body React skips elements of other names, such as those of
 * extensions; it would take a `div` of theirs for a `div` of the page.
 */
export function PageRoot({ children }: { children: ReactNode }) {
  return createElement('page-root', null, children)
}
