'use client'

import { useState } from 'react'
import { CheckField } from '@/components/ui/form/check-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { mailCalls } from '@/components/mail/calls'
import type { MailSwitch } from '@/lib/mail/schema'
import styles from './mail-switches.module.css'

/** Each change is saved at once (G-44). */
export function MailSwitches({ stored }: { stored: readonly MailSwitch[] }) {
  const [switches, setSwitches] = useState(stored)
  const { busy, run } = useSubmit({ toastsFailure: true })

  function change({ kind, about }: MailSwitch, isOn: boolean) {
    if (busy !== null) return
    const before = switches
    setSwitches(before.map((each) => (each.kind === kind ? { ...each, isOn } : each)))
    void run(() => mailCalls.switchMail(kind, isOn), {
      success: isOn ? `You get mail about ${about}.` : `You get no more mail about ${about}.`,
      onSuccess: setSwitches,
      onFailure: () => setSwitches(before),
    })
  }

  return (
    <ul className={styles.switches}>
      {switches.map((each) => (
        <li key={each.kind}>
          <CheckField
            label={`Mail about ${each.about}`}
            name={each.kind}
            checked={each.isOn}
            disabled={!each.isOn && each.note !== null}
            onChange={({ target }) => change(each, target.checked)}
          />
          {!each.isOn && each.note && <p className="type-small muted">{each.note}</p>}
        </li>
      ))}
    </ul>
  )
}
