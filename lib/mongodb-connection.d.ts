/** What lib/driver-connection.ts needs to know of a module that the driver has no types for. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { EventEmitter } from 'node:events'

  export class Connection extends EventEmitter {
    /** Why the connection was closed. */
    error: Error | null
    writeCommand(command: unknown, options: unknown): Promise<void>
  }
}
