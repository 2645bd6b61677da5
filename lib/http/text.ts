import { z } from 'zod'
import { cleanLine, cleanLines } from '@/lib/http/clean-text'

/** It takes at most `max` code points, counted before cleaning (G-11, G-111). */
export function line(max: number, tooLong?: string) {
  return limited(max, { tooLong }).transform(cleanLine)
}

export function lines(max: number, tooLong?: string) {
  return limited(max, { tooLong }).transform(cleanLines)
}

/** Refuses an absent and an empty line with `missing`. */
export function requiredLine(max: number, texts: { missing: string; tooLong?: string }) {
  return limited(max, texts).transform(cleanLine).pipe(z.string().min(1, texts.missing))
}

export function requiredLines(max: number, texts: { missing: string; tooLong?: string }) {
  return limited(max, texts).transform(cleanLines).pipe(z.string().min(1, texts.missing))
}

type LimitTexts = { missing?: string | undefined; tooLong?: string | undefined }

function limited(max: number, { missing, tooLong }: LimitTexts) {
  const isWithin = (text: string) => [...text.replaceAll('\r\n', '\n')].length <= max
  return z.string(missing).refine(isWithin, tooLong).meta({ maxLength: max })
}
