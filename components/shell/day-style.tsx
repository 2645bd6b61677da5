'use client'

import { useState } from 'react'

type DayStyleProps = { css: string; nonce: string | undefined }

/**
 * The page's one inline style: the day's colours as custom properties. A page that is open when
 * the colours change keeps the nonce that its security policy knows.
 */
export function DayStyle({ css, nonce }: DayStyleProps) {
  const [ownNonce] = useState(nonce)
  return (
    <style nonce={ownNonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
  )
}
