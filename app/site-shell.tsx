import type { ReactNode } from 'react'
import { BadgePopUp } from '@/components/badges/badge-pop-up'
import { KitchenWatch } from '@/components/cookbook/cook-mode/kitchen-watch'
import { StoredUserKeeper } from '@/components/account/stored-user-keeper'
import { Footer } from '@/components/shell/footer'
import { BareHeader, Header } from '@/components/shell/header'
import { NoMailProvider } from '@/components/mail/no-mail-provider'
import styles from '@/components/shell/shell.module.css'
import { SkipLink } from '@/components/shell/skip-link'
import { Spine } from '@/components/shell/spine'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { getViewer } from '@/lib/auth/viewer'
import { hasUncollected } from '@/lib/badges/collect'
import { placedEntries, siteNavigation } from '@/lib/site/navigation'
import { sitePicture } from '@/lib/settings/load'
import { isPartOn } from '@/lib/settings/parts'
import { hasOwnerName, siteConfig } from '@/lib/settings/site-config'
import { readDayColours } from './day-colours'

export async function SiteShell({
  hasNavigation = true,
  hasBadges = true,
  children,
}: {
  hasNavigation?: boolean
  hasBadges?: boolean
  children: ReactNode
}) {
  const { name, ownerName, botName, sendsMail, links } = siteConfig()
  const viewer = await getViewer()
  const { palette } = await readDayColours()
  const isMember = viewer !== null
  const placed = await placedEntries({ isMember })
  const isBadgeWaiting =
    hasBadges && viewer !== null && isPartOn('badges') && (await hasUncollected(viewer))
  return (
    <div className={styles.shell}>
      <StoredUserKeeper user={viewer && toStoredUser(viewer)} />
      <SkipLink />
      {/* The key remounts it, so that no band animates when the colours change. */}
      <Spine key={palette.map(({ hex, share }) => hex + share).join()} />
      {hasNavigation ? (
        <Header
          siteName={name}
          owner={hasOwnerName() ? ownerName : null}
          logo={sitePicture('logo')}
          isSignedIn={isMember}
          isAdmin={hasRole(viewer, 'admin')}
          navigation={[...siteNavigation({ isMember }), ...placed.menu]}
        />
      ) : (
        <BareHeader
          siteName={name}
          owner={hasOwnerName() ? ownerName : null}
          logo={sitePicture('logo')}
          className="content"
        />
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <NoMailProvider owner={sendsMail ? null : ownerName}>{children}</NoMailProvider>
      </main>
      <Footer
        links={links}
        pages={placed.footer}
        isAdmin={hasRole(viewer, 'admin')}
        chat={
          isPartOn('chat')
            ? { bot: botName, owner: viewer?.id ?? null, username: viewer?.username ?? null }
            : null
        }
      />
      {isPartOn('cookbook') && <KitchenWatch />}
      {isBadgeWaiting && <BadgePopUp key={viewer.id} />}
    </div>
  )
}

function toStoredUser({ id, username, email, role }: Viewer) {
  return { _id: id, username, email, role }
}
