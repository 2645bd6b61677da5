import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useCaptcha } from '@/components/captcha/use-captcha'
import { readStoredUserId } from '@/components/ui/stored-user'
import bar from '@/components/cookbook/cook-mode/timers.module.css'
import { Button } from '@/components/ui/button'
import { watchConnection } from '@/components/ui/connection'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import { SECOND_MS } from '@/lib/durations'
import { counted } from '@/lib/format'
import { uploadRoute } from '@/lib/http/upload'
import { mapRefusal } from './map-refusal'
import { type QueuedMake, readQueue, unqueueMake } from './queue'

/** The makes of the member who is logged in, sent one after the other. */
export function QueueBar() {
  const [queue, setQueue] = useState<QueuedMake[]>([])
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

  useEffect(() => {
    const read = () => void readQueue().then(setQueue, () => {})
    read()
    addEventListener('storage', read)
    return () => removeEventListener('storage', read)
  }, [])

  const userId = readStoredUserId()
  const makes = queue.filter((make) => make.userId === userId)
  const [first] = makes
  if (!first) return null
  return (
    <section className={bar.bar} data-queue="" aria-label="Makes to send">
      <div className={bar.timer}>
        <p role="status" className={`${bar.name} type-control`}>
          {isOnline
            ? `To send: your make of ${first.title}.`
            : `To send once you are online: ${counted(makes.length, 'make')}. Logging out deletes it.`}
        </p>
        {isOnline && <QueuedMakeForm key={first.idempotencyKey} make={first} />}
      </div>
    </section>
  )
}

const RETRY_SECONDS = 15

/** Sends by itself as soon as its CAPTCHA is solved, and again where no answer came. */
function QueuedMakeForm({ make }: { make: QueuedMake }) {
  const form = useRef<HTMLFormElement>(null)
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [attempt, setAttempt] = useState(0)
  const captcha = useCaptcha('make', make.captcha)
  const submit = useSubmit()
  const isReady = Object.keys(captcha.check()).length === 0

  function sendAgain() {
    clearTimeout(retry.current)
    captcha.renew()
    setAttempt(attempt + 1)
  }

  function upload() {
    const sent = new FormData()
    for (const [name, value] of [...make.fields, ...Object.entries(captcha.body)]) {
      sent.set(name, value)
    }
    return uploadRoute('/api/recipes/[id]/comment', sent, { params: { id: make.recipeId } })
  }

  const send = useEffectEvent(() => {
    void submit.run(upload, {
      success: MAKE_TEXTS.sent,
      notice: { length: 'short' },
      refresh: true,
      mapError: mapRefusal,
      onSuccess: () => void unqueueMake(make.idempotencyKey),
      onFailure({ error }) {
        const { status = 0, retryAfter } = error ?? {}
        if (status > 0 && status < 500 && status !== 429) return
        retry.current = setTimeout(sendAgain, (retryAfter ?? RETRY_SECONDS) * SECOND_MS)
      },
    })
  })

  useEffect(() => () => clearTimeout(retry.current), [])
  // The check of the CAPTCHA begins with the focus of its form.
  useEffect(() => void form.current?.dispatchEvent(new Event('focusin')), [attempt])
  useEffect(() => {
    if (isReady) send()
  }, [isReady, attempt])

  return (
    <Form submit={submit} formRef={form} aria-label={`Make of ${make.title}`} onSubmit={sendAgain}>
      {captcha.field}
      <FormError>
        <SubmitButton>Send again</SubmitButton>
        <Button onClick={() => void unqueueMake(make.idempotencyKey)}>Discard</Button>
      </FormError>
    </Form>
  )
}
