import type { ReactNode } from 'react'
import { Footer } from '@/components/shell/footer'
import { BareHeader } from '@/components/shell/header'
import { NoMailProvider } from '@/components/mail/no-mail-provider'
import styles from '@/components/shell/shell.module.css'
import { SkipLink } from '@/components/shell/skip-link'
import { Bands } from '@/components/ui/bands'
import { sitePicture } from '@/lib/settings/load'
import { isPartOn } from '@/lib/settings/parts'
import { hasOwnerName, siteConfig } from '@/lib/settings/site-config'
import { placedEntries } from '@/lib/site/navigation'

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { name, ownerName, botName, sendsMail, links } = siteConfig()
  return (
    <div className={styles.split}>
      <SkipLink />
      <div className={styles.colours}>
        <Bands direction="across" className={styles.across} />
        <Bands direction="down" className={styles.down} />
      </div>
      <div className={styles.words}>
        <BareHeader
          siteName={name}
          owner={hasOwnerName() ? ownerName : null}
          logo={sitePicture('logo')}
        />
        <main id="main" tabIndex={-1} className={styles.form}>
          <NoMailProvider owner={sendsMail ? null : ownerName}>{children}</NoMailProvider>
        </main>
        <Footer
          pages={(await placedEntries({ isMember: false })).footer}
          links={links}
          chat={isPartOn('chat') ? { bot: botName, owner: null, username: null } : null}
        />
      </div>
    </div>
  )
}
