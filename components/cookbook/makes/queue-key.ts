/** Stored while a make waits for a connection; apart, as every page looks there. */
export const QUEUE_KEY = 'makes to send'
