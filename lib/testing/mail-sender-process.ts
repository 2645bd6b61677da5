import { createSmtpTransport } from '@/lib/integrations/mail/smtp'
import { startMailSender } from '@/lib/mail/sender'

// A site process as far as mail goes, for tests that kill it: `node --import tsx` runs it, with the
// address of the mail server behind it.
const [, , url = ''] = process.argv

startMailSender(createSmtpTransport({ url, from: 'site@example.org' }))
process.stdout.write('working\n')
// What the sender waits for does not always keep a process alive.
setInterval(() => undefined, 60_000)
