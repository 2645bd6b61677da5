import type { ReactNode } from 'react'

type IconProps = { size?: number }

export function icon(drawing: ReactNode) {
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

export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7" />)

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)

export const CrossIcon = icon(<path d="m5.5 5.5 13 13m0-13-13 13" />)

export const ChevronIcon = icon(<path d="m6 9 6 6 6-6" />)
