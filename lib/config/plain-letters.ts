/** It drops accents and other marks, and writes wide forms and ligatures as letters. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}
