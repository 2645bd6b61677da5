'use client'

import { useState } from 'react'

type DayStyleProps = { css: string; nonce: string | undefined }

/** The page's only inline style; keeps its nonce when the colours change. */
export function DayStyle({ css, nonce }: DayStyleProps) {
  const [ownNonce] = useState(nonce)
  return (
    <style nonce={ownNonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
  )
}
