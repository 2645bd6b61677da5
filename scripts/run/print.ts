/** A failure that the person at the terminal can do something about: one clear sentence. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Errors whose message is a sentence for people; the commands' own, and those of the parts they call. */
const SENTENCES = new Set([
  'StartError',
  'BuildError',
  'AppError',
  'TransferError',
  'BackupFailed',
  'NewerDatabase',
])

/** What to say of anything thrown: what is meant for people as it is, anything else with its stack. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return SENTENCES.has(error.name) ? error.message : (error.stack ?? error.message)
}

/** One line of progress for whoever started the command. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One line of what went wrong. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`)
}
