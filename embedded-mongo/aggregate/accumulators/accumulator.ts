import type { Node } from '../parse'

/** What one group adds up. */
export type Accumulator = { add(value: unknown): void; result(): unknown }

/** A compiled accumulator: what it reads of a document, and a new one for a group by its _id. */
export type CompiledAccumulator = { argument: Node; start(groupId: unknown): Accumulator }
