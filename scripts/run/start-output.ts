import { realNow } from '@/lib/clock'
import { setLogOutput } from '@/lib/logger'
import { print } from './print'

const INFO = 30

/** Whether people read the output; elsewhere a program does, or a file takes it. */
export function isTerminal(): boolean {
  return process.stdout.isTTY
}

/** The log of the site for people; in the order in which it is written, as the password is last. */
export async function useTerminalLog(): Promise<void> {
  const { default: pretty } = await import('pino-pretty')
  setLogOutput(pretty({ sync: true, translateTime: 'SYS:HH:MM:ss' }))
}

/** A line for people on a terminal, and a line of the log elsewhere. */
export function printStep(text: string): void {
  print(isTerminal() ? text : JSON.stringify({ level: INFO, time: realNow().getTime(), msg: text }))
}
