'use client'

import { useState } from 'react'
import { SelectField } from '@/components/ui/form/select-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { Link } from '@/components/ui/link'
import { profileCalls } from '@/components/account/profile/calls'
import { personPath } from '@/lib/config/paths'
import { PUBLIC_PAGES, type PublicPage } from '@/lib/config/public-page'
import styles from './profile.module.css'

/** Saved at once (G-160). */
export function PagePreference({ name, stored }: { name: string; stored: PublicPage }) {
  const [value, setValue] = useState(stored)
  const { run, busy } = useSubmit({ toastsFailure: true })

  function change(text: string) {
    const publicPage = PUBLIC_PAGES.find((known) => known === text)
    if (!publicPage || busy !== null) return
    setValue(publicPage)
    void run(() => profileCalls.savePreferences({ publicPage }), {
      success: 'Saved.',
      onFailure: () => setValue(value),
    })
  }

  return (
    <div className={styles.form}>
      {value !== 'nobody' && <Link href={personPath(name)}>See your page</Link>}
      <SelectField
        label="Who sees your page"
        name="publicPage"
        options={PUBLIC_PAGES}
        value={value}
        help="Visitors see only your recipes and confirmed makes."
        onChange={({ target }) => change(target.value)}
      />
    </div>
  )
}
