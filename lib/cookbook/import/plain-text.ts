import { Parser } from 'htmlparser2'
import { cleanLines } from '@/lib/http/clean-text'

const BLOCK = new Set(
  'address article aside blockquote br dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p section table tr ul'.split(
    ' ',
  ),
)
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'select'])
const MARKUP = /<[a-z/!][^<>]*>|<!--|&[#a-z]/iu
/** A smaller-than sign that begins no tag. */
const STRAY = /<(?!!--|[a-z/!][^<>]*>)/giu
/** Some sites escape twice or three times, so that tags and entities appear after a reading. */
const READINGS = 3

/** A line begins or ends at the tag; `dt` and `dd` share one. */
export function breaksLine(name: string, isOpen: boolean): boolean {
  return BLOCK.has(name) && name !== (isOpen ? 'dd' : 'dt')
}

export function isHidden(name: string): boolean {
  return HIDDEN.has(name)
}

export function headingMark(level: number): string {
  return `${'#'.repeat(level)} `
}

export function isHeadingMark(text: string): boolean {
  return /^#{1,6} $/u.test(text)
}

/** It drops markup; blocks begin new lines, and control characters are gone (G-11). */
export function toPlainText(html: string): string {
  let text = html
  for (let reading = 0; reading < READINGS && MARKUP.test(text); reading += 1) {
    text = removeMarkup(text.replace(STRAY, '&lt;'))
  }
  return tidyLines(text)
}

/** Full-width figures become common ones, and UTF-8 that was read as Latin-1 loses its `Â`. */
export function tidyLines(text: string): string {
  const readable = text
    .replace(/\u0000|Â(?=[\u00A0-\u00BF])/gu, '')
    .replace(/[\uFF10-\uFF19]/gu, (figure) => figure.normalize('NFKC'))
  const lines = cleanLines(readable)
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
  return lines.filter(Boolean).join('\n')
}

export function toOneLine(text: string): string {
  return tidyLines(text).replaceAll('\n', ' ')
}

function removeMarkup(html: string): string {
  const texts: string[] = []
  let hidden = 0
  const onTag = (name: string, isOpen: boolean) => {
    if (isHidden(name)) hidden += isOpen ? 1 : -1
    if (breaksLine(name, isOpen)) texts.push('\n')
    else if (name === 'dd') texts.push(' ')
  }
  const parser = new Parser({
    onopentagname: (name) => onTag(name, true),
    onclosetag: (name) => onTag(name, false),
    ontext: (text) => {
      if (hidden === 0) texts.push(text)
    },
  })
  parser.end(html)
  return texts.join('')
}
