'use client'

import { useState } from 'react'
import { CheckField } from '@/components/ui/form/check-field'
import { pickFields } from '@/components/ui/form/pick-fields'
import { SelectField } from '@/components/ui/form/select-field'
import { type Submit, useSubmit } from '@/components/ui/form/use-submit'
import { profileCalls } from '@/components/account/profile/calls'
import type { ArtPreferences, PreferencesBody } from '@/lib/account/profile/schema'
import { IMAGE_MODELS } from '@/lib/config/image-models'
import styles from './profile.module.css'

type Change = { to: PreferencesBody; success: string; failure: string }

/** Each change is saved at once (G-37). */
export function Preferences({ stored }: { stored: ArtPreferences }) {
  const [preferences, setPreferences] = useState(stored)
  const emoji = useSubmit({ toastsFailure: true })
  const model = useSubmit({ toastsFailure: true })
  const guess = useSubmit({ toastsFailure: true })

  /** Others may be on their way at the same time. */
  const put = (some: PreferencesBody) => setPreferences((now) => ({ ...now, ...some }))

  function change({ run, busy }: Submit<'submit'>, { to, success, failure }: Change) {
    if (busy !== null) return
    const before = pickFields(preferences, Object.keys(to))
    put(to)
    void run(() => profileCalls.savePreferences(to), {
      success,
      mapError: () => ({ text: failure }),
      onFailure: () => put(before),
    })
  }

  function changeEmoji(useEmoji: boolean) {
    change(emoji, {
      to: { useEmoji },
      success: `Emoji preference updated to ${useEmoji ? 'enabled' : 'disabled'}`,
      failure: 'Failed to update emoji preference',
    })
  }

  function changeGuess(guessFirst: boolean) {
    change(guess, {
      to: { guessFirst },
      success: guessFirst ? 'You guess the emojis first.' : 'You see the emojis at once.',
      failure: 'Failed to update the preference',
    })
  }

  function changeModel(name: string) {
    const imgenModel = IMAGE_MODELS.find((known) => known === name)
    if (!imgenModel) return
    change(model, {
      to: { imgenModel },
      success: `Model preference updated to ${imgenModel}`,
      failure: 'Failed to update model preference',
    })
  }

  return (
    <div className={styles.form}>
      <p>Here you can change your preferences for the Art of the Day.</p>
      <CheckField
        label="Use my emoji in the picture"
        name="useEmoji"
        checked={preferences.useEmoji}
        onChange={({ target }) => changeEmoji(target.checked)}
      />
      <CheckField
        label="Guess the emojis of the day before I see them"
        name="guessFirst"
        checked={preferences.guessFirst}
        onChange={({ target }) => changeGuess(target.checked)}
      />
      <SelectField
        label="Image model"
        name="imgenModel"
        options={IMAGE_MODELS}
        value={preferences.imgenModel}
        onChange={({ target }) => changeModel(target.value)}
      />
    </div>
  )
}
