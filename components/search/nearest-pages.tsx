import { cutText } from '@/lib/config/cut-text'
import { Link } from '@/components/ui/link'
import { SEARCH_MAX } from '@/lib/search/catalogue'
import type { NavEntry } from '@/lib/config/navigation'
import styles from './nearest-pages.module.css'
import { SearchForm } from './search-form'

type NearestPagesProps = { path: string; nearest: readonly NavEntry[]; hasSearch: boolean }

export function NearestPages({ path, nearest, hasSearch }: NearestPagesProps) {
  const words = path.split(/[^\p{L}\p{N}]+/u).join(' ')
  return (
    <div className={styles.ways}>
      {nearest.length > 0 && (
        <>
          <p>Did you mean one of these addresses?</p>
          <ul>
            {nearest.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {hasSearch && <SearchForm q={cutText(words.trim(), SEARCH_MAX)} />}
    </div>
  )
}
