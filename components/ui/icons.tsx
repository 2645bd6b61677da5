import type { ReactNode } from 'react'

type IconProps = { size?: number }

/** Line icons in a 24 px box; they stand beside a word or in a control that has a name. */
function icon(drawing: ReactNode) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }
}

export const BackIcon = icon(<path d="m14.5 5-7 7 7 7" />)

export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />)

export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7" />)

export const CrossIcon = icon(<path d="m5.5 5.5 13 13m0-13-13 13" />)

export const WarningIcon = icon(<path d="M12 4 2.8 20h18.4zM12 10v4.5m0 2.5v.01" />)

export const EyeIcon = icon(
  <>
    <path d="M2 12c2.2-4.3 5.8-6.5 10-6.5s7.8 2.2 10 6.5c-2.2 4.3-5.8 6.5-10 6.5S4.2 16.3 2 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
)

export const EyeOffIcon = icon(
  <>
    <path d="M2 12c2.2-4.3 5.8-6.5 10-6.5s7.8 2.2 10 6.5c-2.2 4.3-5.8 6.5-10 6.5S4.2 16.3 2 12Z" />
    <circle cx="12" cy="12" r="3" />
    <path d="m4 20 16-16" />
  </>,
)
