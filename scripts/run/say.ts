/** A failure that the person at the terminal can do something about: one clear sentence. */
export class StartError extends Error {
  override name = 'StartError'
}

/** One line of progress for whoever started the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** One line of what went wrong. */
export function complain(line: string): void {
  process.stderr.write(`${line}\n`)
}
