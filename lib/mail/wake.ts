import { shared } from '@/lib/process-state'

const current = () => shared<{ wake?: () => void }>('mail-sender', () => ({}))

/** Has the sender of this process look at once; where none runs, another process will. */
export function wakeMailSender(): void {
  current().wake?.()
}

/** What `wakeMailSender` calls from now on; nothing, when undefined. */
export function setMailSender(wake: (() => void) | undefined): void {
  if (wake) current().wake = wake
  else delete current().wake
}
