import { useEffect, useState } from 'react'
import { useCaptcha } from '@/components/captcha/use-captcha'
import { Section } from '@/components/page/section'
import { Field } from '@/components/ui/form/field'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { useSubmit } from '@/components/ui/form/use-submit'
import { readStored, store } from '@/components/ui/stored-text'
import { AUTHOR_TEXTS } from '@/lib/aotd/catalogue'
import { PROPOSAL_TEXTS } from '@/lib/aotd/guess/catalogue'
import type { Proposal } from '@/lib/aotd/guess/schema'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { looksLikeEmoji } from '@/lib/config/emoji'
import { guessCalls } from './calls'
import { PROPOSAL_KEY } from './stored-proposal'

function readProposal(): Proposal | null {
  const text = readStored('local', PROPOSAL_KEY)
  return text === null ? null : (JSON.parse(text) as Proposal)
}

/** The browser alone knows what its visitor proposed (G-158a). */
export function ProposeEmoji({ captcha: config }: { captcha: CaptchaConfig }) {
  const [stored] = useState(readProposal)
  const [text, setText] = useState(stored && PROPOSAL_TEXTS.waiting(stored.emoji))
  const captcha = useCaptcha('emoji', config)
  const submit = useSubmit({ onFailure: captcha.renew })

  useEffect(() => {
    if (!stored) return
    void guessCalls.isTaken(stored).then(
      ({ isTaken, isOver }) => {
        if (isTaken || isOver) store('local', PROPOSAL_KEY, null)
        if (isTaken) setText(PROPOSAL_TEXTS.taken(stored.emoji))
        else if (isOver) setText(null)
      },
      () => undefined,
    )
  }, [stored])

  function propose(data: FormData) {
    const emoji = String(data.get('emoji')).trim()
    void submit.run(() => guessCalls.propose({ emoji, ...captcha.body }), {
      onSuccess({ message, ...proposal }) {
        store('local', PROPOSAL_KEY, JSON.stringify(proposal))
        setText(`${message} ${PROPOSAL_TEXTS.waiting(proposal.emoji)}`)
      },
    })
  }

  return (
    <Section title={PROPOSAL_TEXTS.button} fact={PROPOSAL_TEXTS.fact}>
      <p role="status">{text}</p>
      {!text && (
        <Form
          submit={submit}
          aria-label={PROPOSAL_TEXTS.button}
          check={(form) => ({
            ...(!looksLikeEmoji(String(new FormData(form).get('emoji')).trim()) && {
              emoji: AUTHOR_TEXTS.emojisInvalid,
            }),
            ...captcha.check(),
          })}
          onSubmit={propose}
        >
          <Field label="Emoji" name="emoji" autoComplete="off" help={PROPOSAL_TEXTS.explanation} />
          {captcha.field}
          <div>
            <SubmitButton>Propose</SubmitButton>
          </div>
          <FormError keepsRow />
        </Form>
      )}
    </Section>
  )
}
