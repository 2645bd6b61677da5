'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Section } from '@/components/page/section'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { showToast } from '@/components/ui/show-toast'
import { callRoute } from '@/lib/http/call-route'
import type { UsedSample } from '@/lib/sample/schema'

/** G-167 */
export function SampleContent({ used }: { used: readonly UsedSample[] }) {
  const router = useRouter()
  const [isRemoving, setRemoving] = useState(false)

  async function remove() {
    setRemoving(true)
    try {
      await callRoute('/api/sample-content', 'DELETE')
      void showToast('success', 'The sample content was removed.')
      router.refresh()
    } finally {
      setRemoving(false)
    }
  }

  return (
    <Section title="Sample content" fact="of the first start" anchor="samples">
      <ConfirmButton
        label="remove sample content"
        title="Remove the sample content?"
        confirm={isRemoving ? 'removing …' : 'remove'}
        cancel="keep"
        onConfirm={remove}
      >
        <p>
          This deletes the sample pictures, recipes, items and members for good. Everything that
          people made stays.
        </p>
        {used.length > 0 && (
          <>
            <p>These samples stay as your own, because people used them:</p>
            <ul>
              {used.map(({ title, uses }) => (
                <li key={title}>
                  {title} ({uses})
                </li>
              ))}
            </ul>
          </>
        )}
        <p role="status">{isRemoving && 'Removing. This takes some seconds.'}</p>
      </ConfirmButton>
    </Section>
  )
}
