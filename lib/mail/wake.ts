import { shared } from '@/lib/runtime/process-state'

const current = () => shared<{ wake?: () => void }>('mail-sender', () => ({}))

/** Does nothing without a sender here; another process then sends. */
export function wakeMailSender(): void {
  current().wake?.()
}

export function setMailSender(wake: (() => void) | undefined): void {
  if (wake) current().wake = wake
  else delete current().wake
}
