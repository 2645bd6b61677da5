import { sourceOf } from './character-set'
import { mayBeEmpty } from './lengths'
import { type Node, nodesIn } from './nodes'

/** JavaScript's source, and its number for each group that can have a match. */
type Emitted = { source: string; groups: readonly (number | undefined)[] }

/** V8 finds empty matches within a surrogate pair, where no character matches. */
const BETWEEN_CHARACTERS = '(?=[^]|$)'

/** The source in JavaScript's syntax with the flag u; the tree was checked. */
export function emit(root: Node): Emitted {
  const emitter = new Emitter()
  const source = emitter.emit(root)
  const start = mayBeEmpty(root) ? BETWEEN_CHARACTERS : ''
  return { source: `${start}${source}`, groups: emitter.groups }
}

class Emitter {
  readonly groups: (number | undefined)[] = []
  /** Groups opened in the source, which has more of them than the pattern. */
  private opened = 0

  emit(node: Node): string {
    switch (node.kind) {
      case 'set':
        return sourceOf(node.set)
      case 'assertion':
        return node.source
      case 'sequence':
        return node.items.map((item) => this.emit(item)).join('')
      case 'choice':
        return `(?:${node.branches.map((branch) => this.emit(branch)).join('|')})`
      case 'capture':
        this.groups[node.group - 1] = ++this.opened
        return `(${this.emit(node.body)})`
      case 'atomic':
        return this.atomic(node.body)
      case 'look':
        return `(?${node.isBehind ? '<' : ''}${node.isNegative ? '!' : '='}${this.emit(node.body)})`
      case 'repeat':
        return this.repeat(node)
      case 'reference':
        return `(?:\\${this.groups[node.group - 1]})`
    }
  }

  /** A lookahead is not entered again, and what it captured has the same text there. */
  private atomic(body: Node): string {
    const group = ++this.opened
    return `(?=(${this.emit(body)}))(?:\\${group})`
  }

  private repeat({ body, min, max, isLazy }: Extract<Node, { kind: 'repeat' }>): string {
    if (max === 0) return this.nothing(body)
    const content = this.emit(body)
    // JavaScript's ? refuses an empty match.
    if (min === 0 && max === 1 && mayBeEmpty(body)) {
      return isLazy ? `(?:|${content})` : `(?:${content}|)`
    }
    const once = body.kind === 'set' ? content : `(?:${content})`
    return `${once}{${min}${min === max ? '' : `,${max === Infinity ? '' : max}`}}${isLazy ? '?' : ''}`
  }

  /** V8 ends some loops too early that contain {0}. */
  private nothing(body: Node): string {
    for (const node of nodesIn(body)) {
      if (node.kind === 'capture') this.groups[node.group - 1] = undefined
    }
    return ''
  }
}
