import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { showToast } from '@/components/ui/show-toast'
import { artDayPath } from '@/lib/config/paths'

type ShareButtonProps = { dateKey: string; title: string }

/** Browsers that cannot share copy the link. */
export function ShareButton({ dateKey, title }: ShareButtonProps) {
  async function share() {
    const url = new URL(artDayPath(dateKey), location.href).href
    const failed = `This browser cannot share. The link is ${url}`
    if (typeof navigator.share !== 'function') {
      return copyText(url, { copied: 'The link was copied.', failed })
    }
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The reader has closed the browser's own menu.
      if (error instanceof DOMException && error.name === 'AbortError') return
      void showToast('error', failed)
    }
  }
  return <Button onClick={() => void share()}>Share</Button>
}
