'use client'

import { useRouter } from 'next/navigation'
import { type ComponentProps, createContext, type MouseEvent, use, useTransition } from 'react'

type LinkProps = ComponentProps<'a'> & {
  /** An address of this site. */
  href: string
  scroll?: boolean
}

const Pending = createContext(false)

export function useLinkPending(): boolean {
  return use(Pending)
}

/** Replaces the page without loading the document; `next/link` costs every page 2 kB more. */
export function Link({ scroll = true, onClick, children, ...props }: LinkProps) {
  const router = useRouter()
  const [isPending, startTransition] = useTransition()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    startTransition(() => router.push(props.href, { scroll }))
  }

  return (
    <a {...props} onClick={follow}>
      <Pending value={isPending}>{children}</Pending>
    </a>
  )
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}
