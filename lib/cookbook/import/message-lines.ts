import { isStatedFact } from '@/lib/cookbook/import/text-facts'

const SUBJECT =
  /^(?:title|titel|titre|titolo|título|recipe|rezept|recette|ricetta|receta|subject|betreff|objet|oggetto|asunto|θέμα)\s*:\s*(?:(?:re|aw|fwd?|wg|tr)\s*:\s*)*/iu
/** What stands above the subject of a mail, or above an answer. */
const HEAD =
  /^(?:from|to|cc|date|sent|von|an|datum|gesendet|de|à|envoyé|da|data|inviato|para|fecha|enviado|από|προς|ημερομηνία)\s*:\s|(?<!\p{L})(?:wrote|schrieb.*|a écrit|ha scritto|escribió|έγραψε)\s?:$|^[-\s]*(?:begin forwarded message|forwarded message|weitergeleitete nachricht|anfang der weitergeleiteten nachricht|message (?:transféré|transmis)|messaggio inoltrato|mensaje reenviado)[-\s:]*$/iu

/** What a chat writes before each message: `[12.03.24, 18:02:11] Oma: `, `[18:02, 12/3/2024] Oma: ` */
const CHAT =
  /^\u200E?\[?(?:\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?|\d{1,2}:\d{2}(?:\s?[ap]m)?, \d{1,2}[./]\d{1,2}[./]\d{2,4})\]?\s(?:-\s)?[^:\n]{1,40}:\s/gimu

export function withoutChatMarks(text: string): string {
  return text.replace(CHAT, '')
}

/** The title without its label, such as `Subject: Fwd:`. */
export function withoutTitleLabel(line: string): string {
  return line.replace(SUBJECT, '')
}

/** What stands above a title: a greeting, an announcement, a date, a path, a rating. */
const ABOVE_TITLE =
  /(?<!\p{L})(?:recipe|rezept|recette|ricetta|receta|συνταγ\p{L}+)(?!\p{L}).*:$|^(?:recipe|rezept|recette|ricetta|receta|menu|home|skip to content)$|^\P{N}{1,30},$|^by\s\p{Lu}|\s[/>›»]\s.*\s[/>›»]\s|^\d(?:[.,]\d)? \(\d+\)$|^\d{1,2}\.? \p{L}+ \d{4}$|^@?\w+_\w+$|\d{1,2}:\d{2}(?::\d{2})?(?:\s[ap]m)?\]?:?$/iu
const LONGEST_TITLE = 80

export function titleAt(head: readonly string[]): number {
  const at = head.findIndex((line) => !ABOVE_TITLE.test(line.slice(0, 2 * LONGEST_TITLE)))
  const line = head[at] ?? ''
  return at > 0 && line.length <= LONGEST_TITLE && !/[.!?:]$/u.test(line) && !isStatedFact(line)
    ? at
    : 0
}

/** An address alone, with the number of the page where it is printed. */
export function isAddress(line: string): boolean {
  return /^(?:https?:\/\/|www\.)\S+(?:\s\d+\/\d+)?$/iu.test(line)
}

export function isMailHead(line: string): boolean {
  return HEAD.test(line)
}
