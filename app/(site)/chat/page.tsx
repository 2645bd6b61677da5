import { metadataOf } from '@/app/page-metadata'
import { Chat } from '@/components/chat/chat'
import styles from '@/components/chat/chat-page.module.css'
import { getViewer } from '@/lib/auth/viewer'
import { exampleQuestions } from '@/lib/chat/examples'
import { siteConfig } from '@/lib/settings/site-config'

export const generateMetadata = () => metadataOf('chat')

export default async function ChatPage() {
  const viewer = await getViewer()
  const { botName } = siteConfig()
  return (
    <div className="content">
      <noscript>
        <p>The chat needs scripts.</p>
      </noscript>
      <div className={styles.chat} data-chat>
        <Chat
          bot={botName}
          owner={viewer?.id ?? null}
          username={viewer?.username ?? null}
          isPage
          examples={exampleQuestions()}
          takesFocus
        />
      </div>
    </div>
  )
}
