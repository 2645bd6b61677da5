import { PatternError } from './reader'

const LONGEST_NAME = 32

/** The capturing groups that were opened so far. */
export class Groups {
  private readonly numbers = new Map<string, number>()
  private last = 0

  get count(): number {
    return this.last
  }

  add(name: string | undefined): number {
    this.last++
    if (name === undefined) return this.last
    if (this.numbers.has(name)) throw new PatternError(`two groups have the name ${name}`)
    if (Buffer.byteLength(name) > LONGEST_NAME) {
      throw new PatternError('the name of a group is too long')
    }
    this.numbers.set(name, this.last)
    return this.last
  }

  numberOf(name: string): number {
    const number = this.numbers.get(name)
    if (number === undefined) throw new PatternError(`no group before has the name ${name}`)
    return number
  }
}
