'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/show-toast'
import { adminUserKeys } from '@/lib/account/admin/queries'
import { fetchHasSamples, removeSamples, sampleKeys } from '@/lib/sample/queries'
import styles from './sample-content.module.css'

/** Removes the sample content once it is confirmed; nothing is shown where there is none. */
export function SampleContentButton() {
  const [asks, setAsks] = useState(false)
  const { data: hasSamples } = useQuery({
    queryKey: sampleKeys.all,
    queryFn: fetchHasSamples,
    networkMode: 'always',
  })
  if (!hasSamples) return null
  return (
    <>
      <Button variant="danger" onClick={() => setAsks(true)}>
        remove sample content
      </Button>
      {asks && <RemoveDialog onClose={() => setAsks(false)} />}
    </>
  )
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const router = useRouter()
  const { mutate, isPending, error } = useMutation({
    mutationFn: removeSamples,
    networkMode: 'always',
    onSuccess: () => {
      void showToast('success', 'The sample content was removed.')
      onClose()
      client.setQueryData(sampleKeys.all, false)
      void client.invalidateQueries({ queryKey: adminUserKeys.all })
      router.refresh()
    },
  })
  return (
    <Dialog title="Remove the sample content?" onClose={onClose}>
      <p>
        The pictures and members that the site made up at its first start go for good. What people
        made stays.
      </p>
      <p role="alert" className={styles.error}>
        {error?.message}
      </p>
      <div className={styles.buttons}>
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          remove
        </Button>
        <Button onClick={onClose}>keep</Button>
      </div>
    </Dialog>
  )
}
