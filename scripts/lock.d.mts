export type Holder = { pid: number; start?: string; [detail: string]: unknown }
export type HeldLock = {
  taken: true
  update: (more: Record<string, unknown>) => void
  release: () => void
}
export type RefusedLock = { taken: false; holder: Holder }

export function takeLock(file: string, details?: Record<string, unknown>): HeldLock | RefusedLock
export function waitForLock(file: string, onWait: (holder: Holder) => void): HeldLock
export function lockHolder(file: string): Holder | undefined
export function isRunning(pid: number, start?: string): boolean
export function startOf(pid: number): string | undefined
