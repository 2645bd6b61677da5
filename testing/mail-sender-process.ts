import { createSmtpTransport } from '@/lib/integrations/mail/smtp'
import { startMailSender } from '@/lib/mail/sender'

// A process that sends mail, for tests that kill it; argument: URL of the mail server.
const [, , url = ''] = process.argv

startMailSender(createSmtpTransport({ url, from: 'site@example.org' }))
process.stdout.write('working\n')
// What the sender awaits does not always keep the process alive.
setInterval(() => undefined, 60_000)
