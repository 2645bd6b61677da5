'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Section } from '@/components/page/section'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { showToast } from '@/components/ui/show-toast'
import { callRoute } from '@/lib/http/call-route'
import type { UsedSample } from '@/lib/sample/schema'

/** G-167 */
export function SampleContent({ used }: { used: readonly UsedSample[] }) {
  const router = useRouter()
  const [asks, setAsks] = useState(false)
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
      <Button variant="danger" onClick={() => setAsks(true)}>
        remove sample content
      </Button>
      {asks && (
        <ConfirmDialog
          title="Remove the sample content?"
          confirm={isRemoving ? 'removing …' : 'remove'}
          cancel="keep"
          onConfirm={remove}
          onClose={() => setAsks(false)}
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
        </ConfirmDialog>
      )}
    </Section>
  )
}
