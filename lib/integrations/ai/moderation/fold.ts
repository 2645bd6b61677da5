/** Small letters of one spelling: without marks, wide forms and ligatures. */
export function plain(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // A letter of its own in Spanish, where it makes another word.
      .replaceAll('ñ', 'ny')
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replaceAll('ß', 'ss')
      .replaceAll('ł', 'l')
      .replaceAll('ı', 'i')
  )
}

export const DIGITS: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
}

const LEET: Readonly<Record<string, string>> = {
  ...DIGITS,
  '@': 'a',
  $: 's',
  '+': 't',
  '€': 'e',
}

export function readLeet(token: string): string[] {
  const bare = token.replace(/[!?.,;:)\]"'»”]+$/u, '')
  if (!/\p{L}/u.test(bare) || !/[\d@$+€!|]/.test(bare)) return []
  const folded = bare.replace(/[034579@$+€8]/g, (sign) => LEET[sign] ?? sign)
  return ['i', 'l'].map((letter) => folded.replace(/[1!|]/g, letter).replace(/[^\p{L}]/gu, ''))
}

/** `f o o` and `f.o.o`: three or more single letters or digits. */
const APART =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][^\p{L}\p{N}]{1,2}){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu
const joined = (letters: string) => letters.replace(/[^\p{L}\p{N}]/gu, '')

export function joinLetters(text: string): string[] {
  return (text.match(APART) ?? []).map(joined)
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  α: 'a',
  ε: 'e',
  ι: 'i',
  ο: 'o',
  υ: 'u',
}

export function foldLookalikes(word: string): string {
  if (!/[a-z]/.test(word)) return word
  return [...word].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}
