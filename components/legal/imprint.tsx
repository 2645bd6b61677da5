import { imprintFacts } from '@/lib/legal/catalogue'
import type { LegalCard } from '@/lib/legal/schema'
import styles from './imprint.module.css'

type ImprintProps = {
  card: LegalCard
  intro?: string
}

/** Shows nothing where the owner has set nothing (G-147). */
export function Imprint({ card, intro }: ImprintProps) {
  const facts = imprintFacts(card)
  if (facts.length === 0) return null
  return (
    <>
      {intro && <p>{intro}</p>}
      <dl className={styles.facts}>
        {facts.map(({ label, lines, href }) => (
          <div key={label} className={styles.fact}>
            <dt className="type-control muted">{label}</dt>
            <dd className={styles.lines}>
              {href ? <a href={href}>{lines.join(' ')}</a> : lines.join('\n')}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
