import { byFirstWord } from '@/lib/integrations/ai/moderation/hate/first-words'
import {
  createFinder,
  readLists,
  type Rules,
} from '@/lib/integrations/ai/moderation/hate/find-phrases'
import ENGLISH from '@/lib/integrations/ai/moderation/hate/languages/english.json' with { type: 'json' }
import FRENCH from '@/lib/integrations/ai/moderation/hate/languages/french.json' with { type: 'json' }
import GERMAN from '@/lib/integrations/ai/moderation/hate/languages/german.json' with { type: 'json' }
import SPANISH from '@/lib/integrations/ai/moderation/hate/languages/spanish.json' with { type: 'json' }
import { type Piece, readRule, type Wording } from '@/lib/integrations/ai/moderation/hate/read-rule'
import { readSentences } from '@/lib/integrations/ai/moderation/hate/tokens'
import { shared } from '@/lib/runtime/process-state'

/** Their last letter is doubled before an ending. */
const DOUBLED = /^(gas|stab|ban|gut|skin|whip|expel|run|put|gun)$/

const ENGLISH_WORDS = { ...ENGLISH.groups, ...violentForms(ENGLISH.verbs), ...ENGLISH.words }
const WORDINGS = [{ ...ENGLISH, words: ENGLISH_WORDS }, GERMAN, FRENCH, SPANISH]

/** Their rules take 5 MB, which most processes never need and none needs in each copy of this module. */
const rules = () =>
  shared('hate-rules', () => {
    const languages = WORDINGS.map(readWording)
    return { languages, known: new Set(languages.flatMap(({ wordsOf: its }) => [...its])) }
  })

function readWording({ words, refused, negated, reported, condemned }: Wording) {
  const lists = readLists(words)
  const read = (list: readonly string[]) => byFirstWord(list.flatMap(readRule), lists.entriesOf)
  return {
    wordsOf: new Set(
      wordsOf([...Object.keys(words).flatMap(lists.entriesOf), ...refused.flatMap(readRule)]),
    ),
    lists,
    refused: read(refused),
    negated: read(negated),
    reported: read(reported),
    condemned: read(condemned),
  }
}

function wordsOf(rules: readonly Piece[][]): string[] {
  return rules.flat().flatMap((piece) => (piece.kind === 'word' ? [piece.word] : []))
}

type Language = ReturnType<typeof readWording>

/** Whether a text hates or threatens people; not where it denies, reports or condemns that (G-90). */
export function isHateful(text: string): boolean {
  const { languages, known } = rules()
  return readSentences(text, known).some((tokens) =>
    languages.some((language) => isRefused(tokens, language)),
  )
}

function isRefused(tokens: readonly string[], language: Language): boolean {
  const { lists, refused, negated, reported, condemned } = language
  const endsOf = createFinder(tokens, lists)
  const positions = [...tokens.keys()]

  return positions.some((at) => endsOfAny(refused, at).some((end) => !isFramed(at, end)))

  function endsOfAny(rules: Rules, at: number): number[] {
    return (rules.get(tokens[at] ?? '') ?? []).flatMap((rule) => endsOf(rule, at))
  }

  function isFramed(start: number, end: number): boolean {
    const behind = tokens[end] === ',' ? end + 1 : end
    return (
      isBefore(reported, start, () => true) ||
      isBefore(negated, start, isOneClause) ||
      endsOfAny(condemned, behind).length > 0
    )
  }

  function isBefore(
    rules: Rules,
    start: number,
    reaches: (from: number, to: number) => boolean,
  ): boolean {
    return positions
      .slice(0, start)
      .some((at) => endsOfAny(rules, at).some((end) => end <= start && reaches(end, start)))
  }

  function isOneClause(from: number, to: number): boolean {
    return positions
      .slice(from, to)
      .every((at) => tokens[at] !== ',' && endsOf(TURN, at).length === 0)
  }
}

const TURN: readonly Piece[] = [
  { kind: 'list', name: 'turn', isOptional: false, isRepeated: false },
]

/** The forms of violent verbs, as lists of `Wording`; an irregular participle stands behind `/`. */
function violentForms(list: readonly string[]): Record<string, readonly string[]> {
  const verbs = list
    .flatMap((line) => line.split(', '))
    .map((verb) => {
      const [head = '', ...particles] = verb.split(' ')
      const [base = '', participle = base] = head.split('/')
      const stem = DOUBLED.test(base) ? base + base.slice(-1) : base.replace(/e$/, '')
      return { base, participle, stem, end: particles.map((particle) => ` ${particle}`).join('') }
    })
  return {
    violent: verbs.map(({ base, end }) => base + end),
    violently: verbs.flatMap(({ participle, stem, end }) => [
      `${stem.replace(/y$/, 'i')}ed${end}`,
      participle + end,
    ]),
    violating: verbs.map(({ stem, end }) => `${stem}ing${end}`),
    violates: verbs.map(({ base, end }) => `${base}${/(s|sh|ch)$/.test(base) ? 'es' : 's'}${end}`),
  }
}
