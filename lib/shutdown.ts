import { shared } from '@/lib/process-state'

type Task = () => Promise<void>
const tasks = () => shared('shutdown-tasks', () => new Set<Task>())

/** Has a task run before this process closes its database: unfinished work is given back. */
export function onShutdown(task: Task): void {
  tasks().add(task)
}

/** Runs what was registered, in any order; one that fails does not keep the others from running. */
export async function runShutdownTasks(): Promise<void> {
  const waiting = [...tasks()]
  tasks().clear()
  await Promise.allSettled(waiting.map((task) => task()))
}
