import { useEffect, useRef, useState } from 'react'
import { useCaptcha } from '@/components/captcha/use-captcha'
import { readStoredUserId } from '@/components/ui/stored-user'
import { isCopy } from '@/components/ui/connection'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { TextAreaField } from '@/components/ui/form/text-area-field'
import { useFormDraft } from '@/components/ui/form/use-form-draft'
import { useSubmit } from '@/components/ui/form/use-submit'
import { useUpload } from '@/components/ui/form/use-upload'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { MAKE_LIMITS, MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import { uploadRoute } from '@/lib/http/upload'
import { isBlank } from '@/lib/config/blank'
import { queueMake } from './queue'
import { mapRefusal } from './map-refusal'
import styles from './make-form.module.css'
import { PhotoField } from './photo-field'
import { RatingField } from './rating-field'

export type MakeFormProps = {
  recipe: { _id: string; title: string }
  captcha: CaptchaConfig
}

/** What is typed and the photo survive every refusal; text and rating also a reload. */
export function MakeForm({ recipe: { _id: recipeId, title }, captcha: config }: MakeFormProps) {
  const form = useRef<HTMLFormElement>(null)
  /** The same text and photo that are sent again are one make. */
  const attempt = useRef<{ key: string; file: File }>(undefined)
  const [typed, setTyped] = useState(0)
  const draft = useFormDraft(`make ${recipeId}`, form)
  useEffect(() => {
    setTyped(lengthIn(form.current))
  }, [draft.key])
  const captcha = useCaptcha('make', config, MAKE_TEXTS.captcha)
  const submit = useSubmit()
  const upload = useUpload(
    submit,
    async (file, control) => {
      const sent = new FormData(form.current ?? undefined)
      sent.set('image', file)
      const userId = readStoredUserId()
      // Other contexts have no such keys.
      if (isSecureContext && userId !== null) {
        if (attempt.current?.file !== file) attempt.current = { key: crypto.randomUUID(), file }
        const { key } = attempt.current
        sent.set('idempotencyKey', key)
        const make = { idempotencyKey: key, userId, recipeId, title, captcha: config }
        if (isOffline()) return queueMake({ ...make, fields: [...sent] })
      }
      for (const [name, value] of Object.entries(captcha.body)) sent.set(name, value)
      return uploadRoute('/api/recipes/[id]/comment', sent, {
        params: { id: recipeId },
        ...control,
      })
    },
    {
      success: (answer) => (answer ? MAKE_TEXTS.waiting : MAKE_TEXTS.queued),
      notice: { length: 'short' },
      refresh: (answer) => answer !== undefined,
      mapError: mapRefusal,
      onFailure: captcha.renew,
      onSuccess() {
        attempt.current = undefined
        draft.clear()
        form.current?.reset()
        setTyped(0)
        captcha.renew()
      },
    },
  )

  function check(element: HTMLFormElement): Record<string, string> {
    return { ...checkMake(element), ...(!isOffline() && captcha.check()) }
  }

  function checkMake(element: HTMLFormElement): Record<string, string> {
    const comment = String(new FormData(element).get('comment'))
    if (isBlank(comment)) return { comment: MAKE_TEXTS.incomplete }
    if ([...comment].length > MAKE_LIMITS.comment) return { comment: MAKE_TEXTS.commentLong }
    return upload.chosen ? {} : { image: upload.refusal ?? MAKE_TEXTS.incomplete }
  }

  return (
    <Form
      key={draft.key}
      submit={submit}
      formRef={form}
      className={styles.form}
      aria-label="Your make"
      check={check}
      onSubmit={upload.start}
      onInput={() => {
        attempt.current = undefined
        setTyped(lengthIn(form.current))
      }}
    >
      {draft.note}
      <TextAreaField
        label="Your make"
        name="comment"
        placeholder="What did you change?"
        rows={3}
        counter={`${typed} / ${MAKE_LIMITS.comment}`}
        required
      />
      <PhotoField upload={upload} />
      <div className={styles.last}>
        <RatingField />
        {captcha.field}
        <SubmitButton>Post comment</SubmitButton>
      </div>
      <FormError keepsRow />
    </Form>
  )
}

/** The server may be away where the browser is online. */
function isOffline(): boolean {
  return isCopy() || !navigator.onLine
}

/** It counts code points, as the server does. */
function lengthIn(form: HTMLFormElement | null): number {
  const text = form ? new FormData(form).get('comment') : ''
  return typeof text === 'string' ? [...text].length : 0
}
