export type IconColour = 'green' | 'amber' | 'purple' | 'blue' | 'red' | 'grey'
export type IconShape = 'full' | 'half' | 'hollow' | 'circle' | 'cross' | 'dash'

const OTHER = { colour: 'grey', shape: 'dash' } as const

export const STATUS_STYLES = {
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
  no_art: OTHER,
  not_started: OTHER,
  birthday_priority: OTHER,
  unauthorized: OTHER,
  unverified: OTHER,
  kept: OTHER,
} as const satisfies Record<string, { colour: IconColour; shape: IconShape }>

type StatusName = keyof typeof STATUS_STYLES

export function isStatusName(status: string): status is StatusName {
  return Object.hasOwn(STATUS_STYLES, status)
}

/** The name matches in any case (G-99). */
export function iconPath(name: string): string {
  return `/api/icons/icon/${encodeURIComponent(name)}`
}

export const STREAK_ICON_PATH = iconPath('STREAK_ICON')
