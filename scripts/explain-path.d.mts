export function isRefused(error: unknown): error is NodeJS.ErrnoException
export function currentUser(): string
export function whyNotWritable(place: string, error: unknown): string
export function commandToGive(folders: string[], files?: string[]): string
export function refusalOf(place: string): string | undefined
