'use client'

import { useState } from 'react'
import { CheckField } from '@/components/ui/check-field'
import { SelectField } from '@/components/ui/select-field'
import { showToast } from '@/components/ui/show-toast'
import { IMAGE_MODELS, type ImageModel } from '@/lib/config/image-models'
import { savePreferences } from '@/lib/account/profile/queries'
import type { ArtPreferences, PreferencesBody } from '@/lib/account/profile/schema'
import styles from './profile.module.css'

/** What the user wants of their own art of the day; each change is saved by itself (G-37). */
export function Preferences({ stored }: { stored: ArtPreferences }) {
  const [preferences, setPreferences] = useState(stored)

  async function change(changes: PreferencesBody, done: string, failed: string) {
    const before = preferences
    setPreferences({ ...before, ...changes })
    try {
      const { artPreferences } = await savePreferences(changes)
      setPreferences(artPreferences)
      void showToast('success', done)
    } catch {
      setPreferences(before)
      void showToast('error', failed)
    }
  }

  const changeEmoji = (useEmoji: boolean) =>
    change(
      { useEmoji },
      `Emoji preference updated to ${useEmoji ? 'enabled' : 'disabled'}`,
      'Failed to update emoji preference',
    )
  const changeModel = (imgenModel: ImageModel) =>
    change(
      { imgenModel },
      `Model preference updated to ${imgenModel}`,
      'Failed to update model preference',
    )

  return (
    <div className={styles.form}>
      <p>Here you can change your preferences for the Art of the Day.</p>
      <CheckField
        label="Use my emoji in the picture"
        name="useEmoji"
        checked={preferences.useEmoji}
        onChange={({ target }) => void changeEmoji(target.checked)}
      />
      <SelectField
        label="Image model"
        name="imgenModel"
        value={preferences.imgenModel}
        onChange={({ target }) => void changeModel(target.value as ImageModel)}
      >
        {IMAGE_MODELS.map((model) => (
          <option key={model}>{model}</option>
        ))}
      </SelectField>
    </div>
  )
}
