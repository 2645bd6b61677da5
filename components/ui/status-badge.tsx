import { iconPath, styleOfStatus } from '@/lib/icons/catalogue'
import styles from './status-badge.module.css'

const WORDS: Record<string, string> = {
  busy: 'processing',
  started: 'initializing',
  error: 'failed',
}

/** Icon and word, so that colour is not the only sign; icons may be uploaded. */
export function StatusBadge({ status }: { status: string }) {
  const style = styleOfStatus(status)
  return (
    <span className={`${styles.badge} ${styles[style?.colour ?? 'grey']} type-small`}>
      {style && <img src={iconPath(status)} width={10} height={10} alt="" />}
      {WORDS[status] ?? status.replaceAll('_', ' ')}
    </span>
  )
}
