'use client'

import { useRouter } from 'next/navigation'
import { TableTools } from '@/components/page/table-tools'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { showToast } from '@/components/ui/show-toast'
import { counted } from '@/lib/format'
import { mailCalls } from '@/components/mail/calls'

/** It sends what was kept before there was a mail server (G-146). */
export function SendKept({ amount }: { amount: number }) {
  const router = useRouter()

  async function send() {
    const { queued } = await mailCalls.sendKeptMail()
    const text = `${counted(queued, 'mail')} ${queued === 1 ? 'is' : 'are'} being sent.`
    void showToast('success', queued === 0 ? 'Nothing is left to send.' : text)
    router.refresh()
  }

  return (
    <TableTools>
      <ConfirmButton
        label={`Send all kept mail (${amount})`}
        title={`Send ${counted(amount, 'kept mail')}?`}
        confirm="send"
        cancel="cancel"
        variant="filled"
        onConfirm={send}
      >
        They were written before there was a mail server. Codes in old mail no longer work; who
        needs one asks for it again.
      </ConfirmButton>
    </TableTools>
  )
}
