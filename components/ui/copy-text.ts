import { showToast } from './show-toast'

type CopyToasts = {
  copied: string
  /** It holds the text itself, to be copied by hand. */
  failed: string
}

/** Browsers without a secure connection, or without leave, refuse. */
export async function copyText(text: string, { copied, failed }: CopyToasts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    void showToast('success', copied)
  } catch {
    void showToast('error', failed)
  }
}
