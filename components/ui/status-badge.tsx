import { iconPath, isStatusName, STATUS_LOOKS } from '@/lib/icons/catalogue'
import styles from './status-badge.module.css'

const WORDS: Record<string, string> = {
  busy: 'processing',
  started: 'initializing',
  error: 'failed',
}

/** A status as icon and word; the colour only helps (S1 §4). Its icon may be one that was uploaded. */
export function StatusBadge({ status }: { status: string }) {
  const isKnown = isStatusName(status)
  const colour = isKnown ? STATUS_LOOKS[status].colour : 'grey'
  return (
    <span className={`${styles.badge} ${styles[colour]} type-small`}>
      {isKnown && <img src={iconPath(status)} width={10} height={10} alt="" />}
      {WORDS[status] ?? status.replaceAll('_', ' ')}
    </span>
  )
}
