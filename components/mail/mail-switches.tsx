'use client'

import { useState } from 'react'
import { CheckField } from '@/components/ui/form/check-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { mailCalls } from '@/components/mail/calls'
import type { MailSwitch } from '@/lib/mail/schema'
import styles from './mail-switches.module.css'

/** Each change is saved at once (G-44). */
export function MailSwitches({ stored }: { stored: readonly MailSwitch[] }) {
  return (
    <ul className={styles.switches}>
      {stored.map((each) => (
        <li key={each.kind}>
          <Switch {...each} />
        </li>
      ))}
    </ul>
  )
}

function Switch({ kind, about, note, isOn: isStoredOn }: MailSwitch) {
  const [isOn, setOn] = useState(isStoredOn)
  const { busy, run } = useSubmit({ toastsFailure: true })

  function change(toOn: boolean) {
    if (busy !== null) return
    setOn(toOn)
    void run(() => mailCalls.switchMail(kind, toOn), {
      success: toOn ? `You get mail about ${about}.` : `You get no more mail about ${about}.`,
      onFailure: () => setOn(!toOn),
    })
  }

  return (
    <>
      <CheckField
        label={`Mail about ${about}`}
        name={kind}
        checked={isOn}
        disabled={!isOn && note !== null}
        onChange={({ target }) => change(target.checked)}
      />
      {!isOn && note && <p className="type-small muted">{note}</p>}
    </>
  )
}
