import { ButtonLink } from '@/components/ui/button-link'
import styles from './art-head.module.css'

type ArtHeadProps = {
  title: string
  /** Where else the art of other days hangs. */
  links: readonly { label: string; href: string }[]
}

/** The title of a page of art, and ways to the others beside it. */
export function ArtHead({ title, links }: ArtHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className="type-title">{title}</h1>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <ButtonLink href={href}>{label}</ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
