import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { NoMailNote, useMailText, useSendsMail } from '@/components/mail/no-mail'
import { Field } from '@/components/ui/form/field'
import { showToast } from '@/components/ui/show-toast'
import { accountCalls } from '@/components/account/calls'
import { useSubmit } from '@/components/ui/form/use-submit'
import { waitTime } from '@/lib/format'
import { AccountForm } from './account-form'
import styles from './verify-dialog.module.css'

type VerifyDialogProps = { onClose: () => void; onVerified: () => void }

export function VerifyDialog({ onClose, onVerified }: VerifyDialogProps) {
  const [hasCode, setHasCode] = useState(false)
  const sending = useSendCode(onVerified)
  const sendsMail = useSendsMail()

  async function send() {
    if (await sending.send()) setHasCode(true)
  }

  async function verify(form: FormData) {
    await accountCalls.verifyCode(String(form.get('code')))
    void showToast('success', 'Verification successful')
    onVerified()
  }

  const sendButton = (label: string) => (
    <Button
      variant={hasCode ? 'outline' : 'filled'}
      wide
      busy={sending.busy !== null}
      disabled={sending.waitSeconds > 0}
      onClick={send}
    >
      {label}
    </Button>
  )

  return (
    <Dialog title="Verify your email" onClose={onClose}>
      <p className="type-control">
        {hasCode
          ? 'Enter the six digits of your newest code.'
          : sendsMail
            ? 'A code of six digits proves that the address is yours. You get one when you sign up, and whenever you ask for it. It is valid for 10 minutes.'
            : 'A code of six digits, or the owner, proves that the address is yours.'}
      </p>
      <NoMailNote subject={sending.sent ? 'request' : 'verify'} />
      {hasCode ? (
        <AccountForm submit="Verify" send={verify} staysBusy>
          <Field
            label="Code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={16}
            required
            autoFocus
          />
        </AccountForm>
      ) : (
        sendButton(sendsMail ? 'Send code' : 'Ask the owner')
      )}
      <div className={styles.further}>
        {hasCode ? (
          sendButton(sendsMail ? 'Send a new code' : 'Ask the owner')
        ) : (
          <Button wide onClick={() => setHasCode(true)}>
            I have a code
          </Button>
        )}
        <p className={`${styles.note} type-small`}>
          <span className={styles.problem} role="alert">
            {sending.failure?.text}
          </span>{' '}
          {sending.waitSeconds > 0 && !sending.failure && (
            <span className="muted">
              {sendsMail ? 'Another code can be sent in ' : 'You can ask again in '}
              {waitTime(sending.waitSeconds)}.
            </span>
          )}
        </p>
        <p className="visually-hidden" role="status">
          {sending.sent}
        </p>
      </div>
    </Dialog>
  )
}

/** G-13 */
const WAIT_SECONDS = 60

/** An already verified address counts as success. */
function useSendCode(onVerified: () => void) {
  const [waitSeconds, setWait] = useState(0)
  const [sent, setSent] = useState('')
  const text = useMailText('Verification email sent. Please check your inbox.', 'request')
  const {
    run,
    busy,
    failure,
    clear: clearFailure,
  } = useSubmit({
    onFailure: ({ error }) => {
      if (error?.status === 409) onVerified()
      if (error?.retryAfter) setWait(error.retryAfter)
    },
  })

  // The failure says how long the wait is.
  const endWait = useEffectEvent(clearFailure)

  useEffect(() => {
    if (waitSeconds === 0) return
    const timer = setTimeout(() => {
      setWait(waitSeconds - 1)
      if (waitSeconds === 1) endWait()
    }, 1000)
    return () => clearTimeout(timer)
  }, [waitSeconds])

  function send(): Promise<boolean> {
    setSent('')
    return run(accountCalls.sendCode, {
      success: text,
      onSuccess: () => {
        setWait(WAIT_SECONDS)
        setSent(text)
      },
    })
  }

  return { send, busy, failure, waitSeconds, sent }
}
