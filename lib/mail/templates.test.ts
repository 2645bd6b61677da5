import { expect, test } from 'vitest'
import { redactSecret } from '@/lib/mail/redact-secret'
import type { MailMessage, Notice } from '@/lib/mail/message'
import { writeMail } from '@/lib/mail/templates'

const at = new Date('2026-03-10T12:05:00Z')
const to = 'anna@example.org'
const NOTICES: Notice[] = [
  { event: 'password_changed' },
  { event: 'password_reset' },
  { event: 'email_changed', newEmail: 'new@example.org' },
  { event: 'new_sign_in', device: 'Firefox on Linux', place: 'Oslo', ip: '192.0.2.1', at },
  { event: 'username_changed', newUsername: 'b3n' },
  { event: 'deletion_requested', deleteAfter: at, isByOwner: false },
  { event: 'account_deleted' },
  { event: 'data_exported' },
]
const ALL: MailMessage[] = [
  { kind: 'verify', to, username: 'anna', code: '204816' },
  { kind: 'reset', to, username: 'anna', resetCode: 'Ab_-9' },
  ...NOTICES.map((notice) => ({ kind: 'notice' as const, to, username: 'anna', notice })),
]

function visible(html: string): string {
  return html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

test('both versions of every mail have the same texts, name the site and fit a plain reader', () => {
  for (const message of ALL) {
    const { subject, text, html } = writeMail(message)
    expect(subject).toContain('Pochade')
    expect(subject).not.toMatch(/[\r\n]/)
    const words = text.replace(/[\s:]+|-- /g, ' ').split(' ')
    const seen = visible(html).replace(/[\s:]+/g, ' ')
    for (const word of words) expect(seen, `${subject}: ${word}`).toContain(word)
    const lines = text.split('\n').filter((line) => !line.includes('http'))
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(72)
  }
})

test('links lead to SITE_URL and nothing is loaded from anywhere', () => {
  for (const message of ALL) {
    const { text, html } = writeMail(message)
    const links = [...text.matchAll(/https?:\/\/[^\s]+/g), ...html.matchAll(/https?:\/\/[^"<\s]+/g)]
    expect(links.length).toBeGreaterThan(0)
    for (const [link] of links) expect(new URL(link).origin).toBe('http://localhost:3000')
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i)
  }
})

test('the facts of a notice are in it', () => {
  const text = NOTICES.map(
    (notice) => writeMail({ kind: 'notice', to, username: 'anna', notice }).text,
  ).join('\n')
  const facts = ['new@example.org', 'Firefox on Linux', 'Oslo', '192.0.2.1', 'b3n']
  for (const fact of [...facts, '10 Mar 2026, 12:05 UTC']) expect(text).toContain(fact)
})

test('user input is escaped in the HTML and a single line everywhere', () => {
  const device = '<img src=x onerror=alert(1)>"\'&\r\nBcc: eve@example.org'
  const { subject, text, html } = writeMail({
    kind: 'notice',
    to,
    username: 'a\r\nb<b>',
    notice: { event: 'new_sign_in', device, ip: '192.0.2.1', at },
  })
  expect(html).not.toMatch(/<img|<b>/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp; Bcc')
  expect(text).toContain('Hello a b<b>,')
  expect(subject + text).not.toMatch(/\r/)
  expect(text).not.toMatch(/^Bcc/m)
})

test('the code of a mail can be hidden in both versions, and is in no subject (G-44)', () => {
  for (const message of ALL.slice(0, 2)) {
    const mail = writeMail(message)
    const secret = message.kind === 'verify' ? '204816' : 'Ab_-9'
    expect(mail.secret).toBe(secret)
    expect(mail.text).toContain(secret)
    expect(mail.html).toContain(secret)
    expect(mail.subject).not.toContain(secret)
    const hidden = redactSecret(mail)
    expect(hidden.text + hidden.html).not.toContain(secret)
  }
})
