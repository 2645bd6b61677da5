import type { QueryFilter, Types, UpdateQuery } from 'mongoose'
import type { AuditValues } from '@/lib/audit/schema'
import type { Stored } from '@/lib/content/tagged-writes'
import type { ContentModel } from '@/models/define-model'

export type ContentFields = { deletedAt?: Date | null }

export type ContentOptions<T> = {
  model: ContentModel<T>
  /** The cache tags of everything that shows it. */
  tags: readonly string[]
  /** The audit names the target by `kind`, and the action by `noun`. */
  kind: string
  noun: string
  nameOf: (document: Stored<T>) => string
  factsOf: (document: Stored<T>) => AuditValues
  filesOf?: (document: Stored<T>) => readonly string[]
  /** It finds the files that another document references too; they stay. */
  findShared?: (names: string[], except: Types.ObjectId) => Promise<readonly string[]>
  /** It limits what can be changed, deleted and restored. */
  scope?: Record<string, unknown>
  onMove?: Record<string, unknown>
  /** The 409 where a unique index refuses a write; `field` is of the form. */
  taken?: { message: string; field?: string }
  /** Runs before the document is removed for good. */
  onPurge?: (document: Stored<T>) => Promise<void>
}

export type Change<T> = {
  action: string
  where: QueryFilter<T>
  /** Files that were stored for this change; they are deleted where it is refused. */
  added?: readonly string[]
}

export type Edit<T> = {
  update: UpdateQuery<T>
  /** What must still be true of fields that change without a new revision. */
  guard?: Record<string, unknown>
  /** Files that were stored for this edit; they are deleted where another change came first. */
  added?: readonly string[]
  /** The audit's name of the target, where it is not that of the written document. */
  name?: string
  /** What the audit notes in place of the usual facts. */
  factsOf?: (document: Stored<T>) => AuditValues
}
