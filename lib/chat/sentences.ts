import { cutText } from '@/lib/config/cut-text'

const MIN_LENGTH = 2
/** A sentence without an end in sight is passed on at a space, or where it is full. */
const MAX_LENGTH = 400

/** Cuts text that arrives in pieces into whole sentences and lines; joined, they are the text. */
export class SentenceCutter {
  #rest = ''

  push(piece: string): string[] {
    this.#rest += piece
    const done: string[] = []
    for (let end = endOf(this.#rest); end > 0; end = endOf(this.#rest)) {
      done.push(this.#rest.slice(0, end))
      this.#rest = this.#rest.slice(end)
    }
    return done
  }

  end(): string[] {
    const rest = this.#rest
    this.#rest = ''
    return rest === '' ? [] : [rest]
  }
}

/** Each run of white space is tried once, as a model may send thousands of blank lines. */
const END = /[.!?…;]["')\]»”]?\s+(?=\S)|(?<!\n)\n+(?=\S)/u

/** It is after the mark and the white space behind it; 0 while the sentence goes on. */
function endOf(text: string): number {
  const end = END.exec(text.slice(0, MAX_LENGTH))
  if (end && end.index + end[0].length >= MIN_LENGTH) return end.index + end[0].length
  if (text.length <= MAX_LENGTH) return 0
  return text.lastIndexOf(' ', MAX_LENGTH) + 1 || cutText(text, MAX_LENGTH).length
}

export function sentencesOf(text: string): string[] {
  const cutter = new SentenceCutter()
  return [...cutter.push(text), ...cutter.end()]
}
