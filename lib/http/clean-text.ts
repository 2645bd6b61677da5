import { trimBlank } from '@/lib/config/blank'

/** C0 and C1 controls except tab and line feed, and halves of a surrogate pair. */
const CONTROL = /[\u0001-\u0008\u000B-\u001F\u007F-\u009F\p{Cs}]/gu

/** As Unicode has them; Word writes U+000B for Shift+Enter. */
export const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/

const LINE_BREAKS = new RegExp(LINE_BREAK, 'g')
const GAPS = new RegExp(`(?:\\t|${LINE_BREAK.source})+`, 'g')

/** NFC, trimmed, without control and invisible characters (G-11, G-155). */
export function cleanLine(value: string): string {
  return clean(value.replace(GAPS, ' '))
}

export function cleanLines(value: string): string {
  return clean(value.replace(LINE_BREAKS, '\n'))
}

/** What is removed may have stood between a letter and its accent. */
function clean(value: string): string {
  return trimBlank(withoutControls(value).normalize('NFC'))
}

export function withoutControls(value: string): string {
  return withoutInvisible(value.replace(CONTROL, ''))
}

/** Scripts in which a joiner changes how letters are drawn. */
const JOINING =
  'Adlm Arab Beng Bali Brah Cakm Deva Gran Gujr Guru Java Khmr Knda Mand Mlym Mong Mymr Nkoo Orya Phag Sinh Sund Syrc Taml Telu Tibt'
/** Scripts without spaces between words, where a line may break at U+200B. */
const SPACELESS = 'Bali Java Khmr Laoo Mymr Sund Tale Talu Thai Tibt'

const inScripts = (names: string) =>
  `[${names
    .split(' ')
    .map((name) => `\\p{Script_Extensions=${name}}`)
    .join('')}]`

const NEEDED = [
  // The subdivision flags, such as that of Scotland.
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`,
  // Between the parts of an emoji.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})[\uFE0E\uFE0F]`,
  String.raw`(?<=[\d#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=${inScripts(JOINING)})[\u200C\u200D]`,
  String.raw`\u200D(?=${inScripts(JOINING)})`,
  String.raw`(?<=${inScripts(SPACELESS)})\u200B(?=${inScripts(SPACELESS)})`,
  // The variants of an ideograph, a Mongolian letter or a sign.
  String.raw`(?<=[\p{Script=Hani}\p{Script=Mymr}\p{Script=Phag}\p{Sm}])[\uFE00-\uFE0F]`,
  String.raw`(?<=\p{Script=Hani})[\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{Script=Mong})[\u180B-\u180F]`,
  // The parts of an old Hangul syllable.
  String.raw`\u115F(?=[\u1161-\u11FF])`,
  String.raw`(?<=[\u1100-\u115E])\u1160`,
  // Between two marks of Hebrew.
  String.raw`(?<=\p{Script=Hebr})\u034F(?=\p{Script=Hebr})`,
  // Blank, yet as wide as a letter.
  String.raw`[\u3164\uFFA0]`,
]

const INVISIBLE = new RegExp(`(${NEEDED.join('|')})|[\\p{DI}\\uFFF9-\\uFFFB]`, 'gu')

/** Removes zero-width characters, except where an emoji or a script needs them (G-155). */
function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, (_, needed: string | undefined) => needed ?? '')
}
