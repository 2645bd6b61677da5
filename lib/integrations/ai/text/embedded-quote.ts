import { createRng, type Rng } from '@pochade/painter/random'
import QUOTES from '@/lib/integrations/ai/text/quote-words.json' with { type: 'json' }

type SubjectKind = keyof typeof QUOTES.subjects
type Subject = { word: string; kind: SubjectKind; isCountable: boolean }

export type QuoteFacts = {
  title: string
  altText: string
  emojis: readonly string[]
  /** `<art>:<use>`; each use of one art gives another line. */
  seed: string
}

const KINDS: readonly SubjectKind[] = [
  'animal',
  'plant',
  'food',
  'place',
  'vehicle',
  'sky',
  'thing',
]

const SLOTS: Readonly<Record<string, readonly string[]>> = QUOTES.slots

const known = new Map<string, Subject>(
  KINDS.flatMap((kind) =>
    QUOTES.subjects[kind]
      .flatMap((line) => line.split(' '))
      .map((entry): [string, Subject] => {
        const word = entry.replace('~', '')
        return [word, { word, kind, isCountable: word === entry }]
      }),
  ),
)

export async function embeddedQuote(facts: QuoteFacts, max: number): Promise<string> {
  const [, art = facts.seed, use] = /^(.*):(\d+)$/.exec(facts.seed) ?? []
  const random = createRng(`quote|${art}`)
  const lines = await linesFor(facts, random.fork('subject'), max)
  const shuffled = random.fork('order').shuffle(lines)
  const line = shuffled[Number(use ?? 0) % shuffled.length]
  return line ?? QUOTES.noSubject[0] ?? ''
}

async function linesFor(facts: QuoteFacts, random: Rng, max: number): Promise<string[]> {
  const subjects = await subjectsOf(facts)
  const fill = (form: string, subject?: Subject) =>
    fillForm(form, random.fork(`${form}|${subject?.word ?? ''}`), subject)
  const lines =
    subjects.length === 0
      ? QUOTES.noSubject.map((form) => fill(form))
      : formsOf(subjects).map(([form, fitting]) => fill(form, random.pick(fitting)))
  return [...new Set(lines)].filter((line) => [...line].length <= max)
}

function formsOf(subjects: readonly Subject[]): [form: string, fitting: Subject[]][] {
  const ofKinds = KINDS.flatMap((kind) => QUOTES.ofKind[kind])
  return [...QUOTES.anySubject, ...ofKinds].flatMap((form): [string, Subject[]][] => {
    const fitting = subjects.filter(
      ({ kind, isCountable }) =>
        (QUOTES.anySubject.includes(form) || QUOTES.ofKind[kind].includes(form)) &&
        (isCountable || !/\{one\}|\{a\}|\{A\}/.test(form)),
    )
    return fitting.length > 0 ? [[form, fitting]] : []
  })
}

async function subjectsOf({ title, altText, emojis }: QuoteFacts): Promise<Subject[]> {
  const names = await Promise.all(emojis.map(emojiName))
  const named = findSubjects([title, ...names].join(' '))
  return named.length > 0 ? named : findSubjects(altText)
}

function findSubjects(text: string): Subject[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return [...new Set(words.flatMap((word) => known.get(word) ?? known.get(singular(word)) ?? []))]
}

function singular(word: string): string {
  if (word === 'leaves') return 'leaf'
  if (word === 'loaves') return 'loaf'
  return word.replace(/ies$/, 'y').replace(/s$/, '')
}

let emojiNames: Promise<Record<string, { name: string }>> | undefined

/** Loaded on demand: about 400 kB. */
async function emojiName(emoji: string): Promise<string> {
  emojiNames ??= import('unicode-emoji-json/data-by-emoji.json').then((data) => data.default)
  const names = await emojiNames
  const bare = emoji.replace(/[\uFE0E\uFE0F]|[\u{1F3FB}-\u{1F3FF}]/gu, '')
  return (names[emoji] ?? names[bare] ?? names[`${bare}\uFE0F`])?.name ?? ''
}

function fillForm(form: string, random: Rng, subject?: Subject): string {
  const subjectSlots: Record<string, string> = subject ? slotsOf(subject) : {}
  const line = form.replace(/\{(\w+)\}/g, (_, slot: string) => {
    return subjectSlots[slot] ?? random.fork(slot).pick(SLOTS[slot] ?? [slot])
  })
  return line.charAt(0).toUpperCase() + line.slice(1)
}

function slotsOf({ word }: Subject): Record<string, string> {
  const article = /^[aeio]|^umb/.test(word) ? 'an' : 'a'
  return {
    the: `the ${word}`,
    The: `The ${word}`,
    a: `${article} ${word}`,
    A: `${article === 'an' ? 'An' : 'A'} ${word}`,
    one: word,
  }
}
