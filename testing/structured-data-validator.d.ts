/** The package has no types of its own; what the tests use of it. */
declare module '@adobe/structured-data-validator' {
  export type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING' }

  export default class Validator {
    validate(found: { jsonld: Record<string, Record<string, unknown>[]> }): Promise<Issue[]>
  }
}
