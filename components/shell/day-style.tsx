'use client'

import { useInsertionEffect, useRef, useState } from 'react'

/** A kept page's policy allows this text alone, so later colours change the rule, not the text. */
export function DayStyle({ css, nonce }: { css: string; nonce: string | undefined }) {
  const [first] = useState({ css, nonce })
  const style = useRef<HTMLStyleElement>(null)
  const shown = useRef(css)

  useInsertionEffect(() => {
    const sheet = style.current?.sheet
    if (!sheet || shown.current === css) return
    sheet.deleteRule(0)
    sheet.insertRule(css)
    shown.current = css
  }, [css])

  return (
    <style
      ref={style}
      nonce={first.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: first.css }}
    />
  )
}
