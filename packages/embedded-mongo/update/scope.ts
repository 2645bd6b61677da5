import type { Collation } from '../query/collation'

export type UpdateScope = { collation: Collation | undefined }
