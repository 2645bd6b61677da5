import { icon } from './icon'

export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7" />)

export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)

export const CrossIcon = icon(<path d="m5.5 5.5 13 13m0-13-13 13" />)
