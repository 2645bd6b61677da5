'use client'

import { useState } from 'react'
import { Button, Buttons } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useSubmit } from '@/components/ui/form/use-submit'
import { saveFile } from '@/components/ui/save-file'
import { GRACE_DAYS } from '@/lib/account/profile/catalogue'
import { profileCalls } from '@/components/account/profile/calls'
import { shortDay } from '@/lib/format'
import { useReauth } from './use-reauth'

const TOASTED = { toastsFailure: true }

export function OwnData({ username, isLeaving }: { username: string; isLeaving: boolean }) {
  const [isAsking, setAsking] = useState(false)
  // The account can be deleted while the data is still on its way.
  const [download, deletion] = [useSubmit(TOASTED), useSubmit(TOASTED)]
  const [downloadReauth, deletionReauth] = [useReauth(), useReauth()]

  const fetchData = () =>
    download.run(() => downloadReauth.run(profileCalls.fetchTakeOut), {
      onSuccess: (zip) => saveFile(zip, `${username}.zip`),
    })

  const leave = () =>
    deletion.run(() => deletionReauth.run(() => profileCalls.deleteSelf(username)), {
      success: ({ deleteAfter }) => `Your account will be deleted on ${shortDay(deleteAfter)}.`,
      refresh: true,
    })

  return (
    <>
      <p>
        One zip file with everything that this site keeps about you, in JSON, with your pictures:
        account, preferences and sessions, sign-ins of the last 90 days, changes by admins, mails,
        badges, chats, likes, pre-orders, makes, and the art that you saw or started.
      </p>
      <Buttons>
        <Button busy={download.busy !== null} onClick={() => void fetchData()}>
          Download your data
        </Button>
        {!isLeaving && (
          <Button variant="danger" busy={deletion.busy !== null} onClick={() => setAsking(true)}>
            Delete account
          </Button>
        )}
      </Buttons>
      {isAsking && (
        <ConfirmDialog
          title="Delete your account?"
          confirm="Delete account"
          cancel="Keep it"
          onClose={() => setAsking(false)}
          onConfirm={() => void leave()}
        >
          <p>
            Your account is deleted for good in {GRACE_DAYS} days. To keep it, log in before then,
            or press “Keep my account” on this page. Your art stays, with the author [deleted];
            everything else is erased. If you want your data, download it first.
          </p>
        </ConfirmDialog>
      )}
      {downloadReauth.dialog}
      {deletionReauth.dialog}
    </>
  )
}
