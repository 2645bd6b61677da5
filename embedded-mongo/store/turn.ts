import { Pace } from '../query/pace'
import type { WriteTransaction } from './transaction'

export const TURN_MS = 20

/**
 * What a long write works with. When its turn is over it yields: what it has done is committed,
 * others read and write, and it goes on in another transaction, where all may have changed.
 */
export class Turn {
  private since = 0
  private current: WriteTransaction | undefined

  constructor(private readonly longestMs: number) {}

  get transaction(): WriteTransaction {
    if (!this.current) throw new Error('This write has no turn now.')
    return this.current
  }

  begin(transaction: WriteTransaction): void {
    this.current = transaction
    this.since = performance.now()
  }

  isOver(): boolean {
    return performance.now() - this.since > this.longestMs
  }

  /** Lets a read within this write pause where the turn is over. */
  pace(deadline: number | undefined): Pace {
    return new TurnPace(this, deadline)
  }
}

class TurnPace extends Pace {
  constructor(
    private readonly turn: Turn,
    deadline: number | undefined,
  ) {
    super(deadline)
  }

  override isDue(): boolean {
    super.isDue()
    return this.turn.isOver()
  }
}
