import { Button } from '@/components/ui/button'
import styles from '@/components/account/admin/all-users.module.css'

type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Leads through the pages of a list that is whole in the browser. */
export function Pager({ page, pages, onPage }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label="Pages of users">
      <Button variant="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        previous
      </Button>
      <span>
        {page} / {pages}
      </span>
      <Button variant="quiet" disabled={page === pages} onClick={() => onPage(page + 1)}>
        next
      </Button>
    </nav>
  )
}
