export type IconColour = 'green' | 'amber' | 'purple' | 'blue' | 'red' | 'grey'
export type IconShape = 'full' | 'half' | 'hollow' | 'circle' | 'cross' | 'dash'

type StatusStyle = { colour: IconColour; shape: IconShape }

/** They share one plain icon. */
const OTHERS = ['no_art', 'not_started', 'birthday_priority', 'unauthorized', 'unverified', 'kept']

export const STATUS_STYLES: Readonly<Record<string, StatusStyle>> = {
  completed: { colour: 'green', shape: 'full' },
  sent: { colour: 'green', shape: 'full' },
  generating: { colour: 'amber', shape: 'half' },
  busy: { colour: 'amber', shape: 'half' },
  resuming: { colour: 'amber', shape: 'half' },
  pending: { colour: 'purple', shape: 'hollow' },
  started: { colour: 'purple', shape: 'hollow' },
  waiting: { colour: 'purple', shape: 'hollow' },
  loading: { colour: 'blue', shape: 'circle' },
  failed: { colour: 'red', shape: 'cross' },
  error: { colour: 'red', shape: 'cross' },
  ...Object.fromEntries(OTHERS.map((name) => [name, { colour: 'grey', shape: 'dash' }])),
}

export function styleOfStatus(status: string): StatusStyle | null {
  return Object.hasOwn(STATUS_STYLES, status) ? (STATUS_STYLES[status] ?? null) : null
}

/** The name matches in any case (G-99). */
export function iconPath(name: string): string {
  return `/api/icons/icon/${encodeURIComponent(name)}`
}

export const STREAK_ICON_PATH = iconPath('STREAK_ICON')
