import { buttonClass, Buttons } from '@/components/ui/button'
import styles from './contact-form.module.css'

type ContactWaysProps = { contacts: readonly { label: string; href: string }[] }

export function ContactWays({ contacts }: ContactWaysProps) {
  if (contacts.length === 0) return null
  return (
    <div className={styles.ways}>
      <Buttons>
        {contacts.map(({ label, href }) => (
          <a key={label} className={buttonClass('outline')} href={href} rel="noopener me">
            {label}
          </a>
        ))}
      </Buttons>
    </div>
  )
}
