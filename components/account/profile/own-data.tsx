'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { shortDay } from '@/components/aotd/format'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/show-toast'
import { ApiError } from '@/lib/http/client'
import { deleteSelf, fetchTakeOut } from '@/lib/account/profile/queries'
import { DeleteDialog } from './delete-dialog'
import styles from './profile.module.css'
import { saveFile } from './save-file'
import { useReauth } from './use-reauth'

type OwnDataProps = { username: string; isLeaving: boolean }

/** To take one's data along, and to go. */
export function OwnData({ username, isLeaving }: OwnDataProps) {
  const router = useRouter()
  const [busy, setBusy] = useState<'download' | 'delete' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { run, dialog } = useReauth()

  async function attempt(what: 'download' | 'delete', work: () => Promise<void>) {
    if (busy) return
    setBusy(what)
    try {
      await work()
    } catch (error) {
      void showToast(
        'error',
        error instanceof ApiError ? error.message : 'An unknown error occurred.',
      )
    }
    setBusy(null)
  }

  async function download() {
    const zip = await run(fetchTakeOut)
    if (zip) saveFile(zip, `${username}.zip`)
  }

  async function leave() {
    const answer = await run(() => deleteSelf(username))
    if (!answer) return
    const day = shortDay(answer.deleteAfter.slice(0, 10))
    void showToast('success', `Your account will be deleted on ${day}.`)
    router.refresh()
  }

  return (
    <>
      <p>
        Your account, your preferences, where you are signed in, your former names, what admins
        changed, your mails, which art you saw and your own art, as one zip of JSON and pictures.
      </p>
      <div className={styles.actions}>
        <Button busy={busy === 'download'} onClick={() => void attempt('download', download)}>
          Download your data
        </Button>
        {!isLeaving && (
          <Button variant="danger" busy={busy === 'delete'} onClick={() => setAsking(true)}>
            Delete account
          </Button>
        )}
      </div>
      {isAsking && (
        <DeleteDialog
          onClose={() => setAsking(false)}
          onDelete={() => {
            setAsking(false)
            void attempt('delete', leave)
          }}
        />
      )}
      {dialog}
    </>
  )
}
