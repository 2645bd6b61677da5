import type { Node } from '../parse'

export type Accumulator = { add(value: unknown): void; result(): unknown }
/** Windows whose start moves need it. */
export type RemovableAccumulator = Accumulator & { remove(value: unknown): void }

/** A compiled accumulator: its argument, and a factory of its state for a group's _id. */
export type CompiledAccumulator = { argument: Node; start(groupId: unknown): Accumulator }
