import type { SiteConfig } from '@/lib/settings/site-config'

export type Letter = {
  subject: string
  title: string
  greeting: string
  before: readonly string[]
  code?: string
  facts?: readonly (readonly [name: string, value: string])[]
  sections?: readonly LetterSection[]
  link?: { label: string; url: string }
  after: readonly string[]
  unsubscribeUrl?: string
}

export type LetterSection = {
  title: string
  entries: readonly { title: string; text: string; url: string; colours: readonly string[] }[]
}

const WIDTH = 72

/** The lines of what somebody has typed, without empty ones, for `before`. */
export function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

export function toText(letter: Letter, site: SiteConfig): string {
  const { title, greeting, before, code, facts, sections = [], link } = letter
  const { after, unsubscribeUrl } = letter
  const longest = Math.max(0, ...(facts ?? []).map(([name]) => name.length))
  const list = facts?.map(([name, value]) => `  ${`${name}:`.padEnd(longest + 2)}${value}`)
  const parts = [
    title,
    wrap(greeting),
    ...before.map(wrap),
    ...(code ? [`    ${code}`] : []),
    ...(list ? [list.join('\n')] : []),
    ...sections.flatMap(sectionText),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...after.map(wrap),
    `-- \n${site.name}\n${site.url}`,
    ...(unsubscribeUrl ? [`Unsubscribe:\n${unsubscribeUrl}`] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

function sectionText({ title, entries }: LetterSection): string[] {
  const texts = entries.map((entry) => {
    const lines = [entry.title, entry.text, entry.colours.join(' ')].filter(Boolean).map(wrap)
    return [...lines, entry.url].join('\n')
  })
  return [`${title}\n${'-'.repeat(title.length)}`, ...texts]
}

function wrap(paragraph: string): string {
  const lines: string[] = []
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= WIDTH) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines.join('\n')
}

export type MailKind =
  | { name: string; switchedOffBy: 'nobody' }
  | {
      name: string
      /** The profile and the link to `/email/unsubscribe` in every such mail switch it off. */
      switchedOffBy: 'recipient'
      /** Completes "mail about". */
      about: string
      /** The profile has no switch where it is false. */
      isOffered?: () => boolean
      isOn: (address: string) => Promise<boolean>
      /** Idempotent. */
      switchOff: (address: string) => Promise<void>
      /** Idempotent; a text where only something else brings the mail back. */
      switchOn: ((address: string) => Promise<void>) | string
    }

export type MailSwitchKind = Extract<MailKind, { switchedOffBy: 'recipient' }>
