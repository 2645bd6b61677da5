export function pictureFileName(siteName: string, dateKey: string): string {
  const plain = siteName.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  const stem = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'art'
  return `${stem}-${dateKey}.png`
}
