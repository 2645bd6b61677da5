'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, createContext, type MouseEvent, use, useTransition } from 'react'
import { isCopy } from './connection'
import { useIsOff } from './off-paths'

type LinkProps = ComponentProps<'a'> & {
  href: string
  scroll?: boolean
  /** Nothing is shown, in place of the text alone, where its part of the site is off. */
  isDropped?: boolean
}

const Pending = createContext(false)

export function useLinkPending(): boolean {
  return use(Pending)
}

/** Replaces the page without loading the document; `next/link` costs every page 2 kB more. */
export function Link({ scroll = true, isDropped, onClick, children, ...props }: LinkProps) {
  const isOff = useIsOff(props.href)
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    // The document of a copy would go on to tell its age.
    if (event.defaultPrevented || opensElsewhere(event) || isCopy()) return
    event.preventDefault()
    startTransition(() => router.push(props.href, { scroll }))
  }

  if (isOff) return isDropped ? null : children
  return (
    <a {...props} onClick={follow}>
      <Pending value={isPending}>{children}</Pending>
    </a>
  )
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
