export function fitsNode(version: string, range: string): boolean
