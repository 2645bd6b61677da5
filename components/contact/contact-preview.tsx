import type { ComponentProps } from 'react'
import { contactLead } from '@/lib/contact/catalogue'
import styles from './contact-form.module.css'
import { ContactWays } from './contact-ways'

type ContactPreviewProps = ComponentProps<typeof ContactWays> & { ownerName: string }

/** What visitors see above the form: /contact itself leads an admin elsewhere (G-103, G-144). */
export function ContactPreview({ ownerName, contacts }: ContactPreviewProps) {
  return (
    <details className={styles.preview}>
      <summary>What visitors see on the contact page</summary>
      <p className="type-lead">{contactLead(ownerName)}</p>
      <ContactWays contacts={contacts} />
    </details>
  )
}
