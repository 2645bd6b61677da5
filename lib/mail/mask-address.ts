export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${first(address.slice(0, at))}***@${first(domain)}***${dot > 0 ? domain.slice(dot) : ''}`
}

const first = (text: string) => [...text][0] ?? ''
