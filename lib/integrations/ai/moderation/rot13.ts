/** ROT13, with an equivalent for Cyrillic and Greek letters; its own inverse. */
export function rot13(text: string): string {
  const turn = (letter: string, first: number, count: number) =>
    String.fromCharCode(((letter.charCodeAt(0) - first + count / 2) % count) + first)
  return text
    .replace(/[a-z]/g, (letter) => turn(letter, 0x61, 26))
    .replace(/[а-я]/g, (letter) => turn(letter, 0x430, 32))
    .replace(/[β-ω]/g, (letter) => turn(letter, 0x3b2, 24))
}
