/** Under which name a saved picture tells where it is from and of which art day it is. */
export function pictureFileName(siteName: string, dateKey: string): string {
  const plain = siteName.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  // Only what any header and any file system takes.
  const stem = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'art'
  return `${stem}-${dateKey}.png`
}
