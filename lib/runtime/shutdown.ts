import { shared } from '@/lib/runtime/process-state'

type Task = () => Promise<void>
const tasks = () => shared('shutdown-tasks', () => new Set<Task>())

/** Runs before the database is closed. */
export function onShutdown(task: Task): void {
  tasks().add(task)
}

export async function runShutdownTasks(): Promise<void> {
  const waiting = [...tasks()]
  tasks().clear()
  await Promise.allSettled(waiting.map((task) => task()))
}
