const PORTS = 'Port 465 needs smtps://, port 587 smtp://.'

type SmtpError = Error & { code?: string; reason?: string; responseCode?: number }

/** What went wrong, with what to do about it where the server has not said so itself. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, reason, responseCode, message } = error as SmtpError
  if (responseCode) return message
  if (reason === 'wrong version number') {
    return `The server does not begin with TLS at this port. ${PORTS}`
  }
  if (message.includes('ECONNREFUSED')) {
    return `Nothing answers at this host and port (${message}). Is the port right?`
  }
  switch (code) {
    case 'EDNS':
      return `The name of the mail server is not known (${message}).`
    case 'ETIMEDOUT':
    case 'ECONNECTION':
      return `The server did not answer as a mail server does (${message}). ${PORTS}`
    case 'EAUTH':
      return `The address of the mail server has no password, which this server needs (${message}).`
    default:
      return message
  }
}
