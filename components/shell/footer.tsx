import { ChatBubble } from '@/components/chat/chat-bubble'
import type { ChatParties } from '@/components/chat/chat-state'
import { footerEntries } from '@/lib/config/navigation'
import { PATHS } from '@/lib/config/paths'
import styles from './footer.module.css'
import { NavLink } from './nav-link'
import { OfflineNotice } from './offline-notice'
import { PageView } from './page-view'
import { ThemeSwitch } from './theme-switch'

type FooterProps = {
  socialUrls: readonly string[]
  isAdmin?: boolean
  /** Null where the chat is off. */
  chat: ChatParties | null
}

export function Footer({ socialUrls, isAdmin = false, chat }: FooterProps) {
  const entries = footerEntries(isAdmin)
  return (
    <footer id="footer" className={`${styles.footer} content`}>
      <div className={styles.row}>
        <ul className={styles.links}>
          {entries.map((entry) => (
            <li key={entry.href}>
              <NavLink {...entry} className={styles.link} />
            </li>
          ))}
        </ul>
        <ThemeSwitch />
        {socialUrls.length > 0 && (
          <ul className={styles.links}>
            {socialUrls.map((url) => (
              <li key={url}>
                <a className={styles.link} href={url} rel="noopener me">
                  {new URL(url).hostname.replace(/^www\./, '')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <OfflineNotice />
      <PageView />
      {chat && <ChatBubble {...chat} page={PATHS.chat} />}
    </footer>
  )
}
