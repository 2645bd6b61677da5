import { Pace } from '../query/pace'
import type { WriteTransaction } from './transaction'

export const TURN_MS = 20

/**
 * The time slice of a long write. At its end the write yields: its progress is committed, others
 * read and write, and it continues in another transaction, where all may have changed.
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

  /** Lets a read within this write pause at the end of the time slice. */
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
