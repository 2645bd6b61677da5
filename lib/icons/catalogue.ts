export type IconColour = 'green' | 'amber' | 'purple' | 'blue' | 'red' | 'grey'
export type IconShape = 'full' | 'half' | 'hollow' | 'circle' | 'cross' | 'dash'

const OTHER = { colour: 'grey', shape: 'dash' } as const

/** How each status is drawn (S1 §4): those of art, and those of mail. */
export const STATUS_LOOKS = {
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

export type StatusName = keyof typeof STATUS_LOOKS

/** Whether a status has a look, and so an icon, of its own; all others are grey. */
export function isStatusName(status: string): status is StatusName {
  return Object.hasOwn(STATUS_LOOKS, status)
}

/** Where an icon is served; its name is matched in any case (G-99). */
export function iconPath(name: string): string {
  return `/api/icons/icon/${encodeURIComponent(name)}`
}

/** The icon beside a long streak of art (S2 §2). */
export const STREAK_ICON_PATH = iconPath('STREAK_ICON')
