import { ChatBubble } from '@/components/chat/chat-bubble'
import type { ChatParties } from '@/components/chat/chat-state'
import { footerEntries, type NavEntry } from '@/lib/config/navigation'
import type { SiteLink } from '@/lib/config/setting-fields'
import { PATHS } from '@/lib/config/paths'
import styles from './footer.module.css'
import { NavLink } from './nav-link'
import { OfflineNotice } from './offline-notice'
import { PageView } from './page-view'
import { ThemeSwitch } from './theme-switch'

type FooterProps = {
  links: readonly SiteLink[]
  pages: readonly NavEntry[]
  isAdmin?: boolean
  /** Null where the chat is off. */
  chat: ChatParties | null
}

export function Footer({ pages, links, isAdmin = false, chat }: FooterProps) {
  const entries = footerEntries({ pages, admin: isAdmin })
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
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.link} href={href} rel="noopener me">
                  {label}
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
