import { iconPath, isStatusName, STATUS_STYLES } from '@/lib/icons/catalogue'
import styles from './status-badge.module.css'

const WORDS: Record<string, string> = {
  busy: 'processing',
  started: 'initializing',
  error: 'failed',
}

/** Icon and word, so that colour is not the only sign; icons may be uploaded. */
export function StatusBadge({ status }: { status: string }) {
  const isKnown = isStatusName(status)
  const colour = isKnown ? STATUS_STYLES[status].colour : 'grey'
  return (
    <span className={`${styles.badge} ${styles[colour]} type-small`}>
      {isKnown && <img src={iconPath(status)} width={10} height={10} alt="" />}
      {WORDS[status] ?? status.replaceAll('_', ' ')}
    </span>
  )
}
