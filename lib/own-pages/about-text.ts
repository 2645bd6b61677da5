import type { Part } from '@/lib/config/parts'
import { isPartOn } from '@/lib/settings/parts'

/** It stands there only while the part is on, or off (G-141). */
type Paragraph = { text: string; on?: Part; off?: Part }

const MEANING = 'A pochade is a small picture, painted fast and outdoors.'
const DAILY = 'This site paints one every day and keeps them all.'
const NO_ADVERTISING = 'There is no advertising and no tracking.'

const PARAGRAPHS: readonly Paragraph[] = [
  { on: 'aotd', text: `${MEANING} ${DAILY}` },
  { off: 'aotd', text: MEANING },
  { on: 'aotd', text: '## One a day' },
  {
    on: 'aotd',
    text: 'Each day has one picture, the art of the day. The first member who comes starts it and is its author; the site paints it. The author may add a quote, and choose emojis for the next picture. The next day it can be somebody else.',
  },
  {
    on: 'aotd',
    text: 'The colours at the edge of every page are those of the latest picture. Everybody sees the colours; members see the picture.',
  },
  { text: '## Who' },
  {
    text: `{SITE_NAME} is the personal website of {OWNER_NAME}. ${NO_ADVERTISING}`,
  },
  { on: 'qrnotes', text: 'For the app QRNotes it also prints [sheets of QR codes](/qrnotes).' },
]

/** What About says of the site while the owner has written nothing; Markdown. */
export function siteAbout(): string {
  const shown = PARAGRAPHS.filter(
    ({ on, off }) => (!on || isPartOn(on)) && (!off || !isPartOn(off)),
  )
  return shown.map(({ text }) => text).join('\n\n')
}

/** The same in a few sentences, for the search. */
export function siteAboutInShort(name: string, ownerName: string): string {
  const daily = isPartOn('aotd') ? [DAILY] : []
  const owner = `${name} is the personal website of ${ownerName}.`
  return [owner, MEANING, ...daily, NO_ADVERTISING].join(' ')
}
