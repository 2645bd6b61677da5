export type WaitingItem = {
  id: string
  kind: string
  /** What is counted, where `kind` is no noun. */
  noun?: string
  title: string
  href: string
  by: string
  /** ISO 8601 */
  at: string
  text?: string
  note?: string
  picture?: string
  decisions: readonly Decision[]
}

type DecisionCall = {
  path: string
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: Readonly<Record<string, string | number>>
}

export type Decision = DecisionCall & {
  label: string
  done: string
  failed: string
  isDanger?: boolean
  /** What cannot be undone asks first, with this question. */
  question?: string
  /** A text that is sent along as this field of the body, such as the reasons. */
  text?: { name: string; label: string; help: string; max: number; missing: string }
  undo?: DecisionCall & { done: string }
}
