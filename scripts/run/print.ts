/** An error that the user can solve; its message is one sentence. */
export class StartError extends Error {
  override name = 'StartError'
}

const USER_ERRORS = new Set([
  'StartError',
  'BuildError',
  'AppError',
  'TransferError',
  'BackupFailed',
  'NewerDatabase',
])

/** The message of an error for the user, or the stack of any other error. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return USER_ERRORS.has(error.name) ? error.message : (error.stack ?? error.message)
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

export function printError(line: string): void {
  process.stderr.write(`${line}\n`)
}
