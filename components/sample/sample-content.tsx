'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { showToast } from '@/components/ui/show-toast'
import { callRoute } from '@/lib/http/call-route'

export function SampleContentButton() {
  const router = useRouter()
  const [asks, setAsks] = useState(false)

  async function remove() {
    await callRoute('/api/sample-content', 'DELETE')
    void showToast('success', 'The sample content was removed.')
    router.refresh()
  }

  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        remove sample content
      </Button>
      {asks && (
        <ConfirmDialog
          title="Remove the sample content?"
          confirm="remove"
          cancel="keep"
          onConfirm={remove}
          onClose={() => setAsks(false)}
        >
          This deletes all sample pictures and sample members for good. Everything that people made
          stays.
        </ConfirmDialog>
      )}
    </>
  )
}
