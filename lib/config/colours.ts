export const DEFAULT_ACCENT = { light: '#107766', dark: '#66beaa' } as const
export const DEFAULT_PALETTE = [
  { hex: '#f2dfae', share: 0.2 },
  { hex: '#7fb8a4', share: 0.26 },
  { hex: '#2d8a78', share: 0.22 },
  { hex: '#d9825b', share: 0.12 },
  { hex: '#1f4b4a', share: 0.2 },
] as const
