const MIN_LENGTH = 2
/** A sentence without an end in sight is passed on at a space. */
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

/** It is after the mark and the white space behind it; 0 while the sentence goes on. */
function endOf(text: string): number {
  const end = /(?:[.!?…;]["')\]»”]?\s+(?=\S)|\n+(?=\S))/u.exec(text)
  if (end && end.index + end[0].length >= MIN_LENGTH) return end.index + end[0].length
  return text.length > MAX_LENGTH ? text.lastIndexOf(' ', MAX_LENGTH) + 1 : 0
}

export function sentencesOf(text: string): string[] {
  const cutter = new SentenceCutter()
  return [...cutter.push(text), ...cutter.end()]
}
