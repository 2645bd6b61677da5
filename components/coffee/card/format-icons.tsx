import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { icon } from '@/components/ui/icon'
import { pressedKey } from '@/components/ui/pressed-key'
import { formatLabel, formatText } from '@/lib/coffee/catalogue'
import { typeInfo } from '@/lib/coffee/types/catalogue'
import type { Coffee } from '@/lib/coffee/schema'
import styles from './format-icons.module.css'

const CUBE = <path d="M12 5 19 8.5v7L12 19l-7-3.5v-7ZM5 8.5l7 3.5 7-3.5M12 12v7" />
const DROP = <path d="M12 4c4.5 5.5 6 8 6 10.5a6 6 0 0 1-12 0C6 12 7.5 9.5 12 4Z" />
const SLASH = <path d="M4 20 20 4" />
const without = (shape: ReactNode) =>
  icon(
    <>
      <g strokeDasharray="2.5 2.5">{shape}</g>
      {SLASH}
    </>,
  )

const SugarIcon = icon(CUBE)
const NoSugarIcon = without(CUBE)
const MilkIcon = icon(DROP)
const NoMilkIcon = without(DROP)
const PlantIcon = icon(
  <path d="M12 20v-8M12 14c-5 0-7-2.5-7-7 5 0 7 2.5 7 7Zm0-2c0-4.5 2-7 7-7 0 4.5-2 7-7 7Z" />,
)
const BrewIcon = icon(<path d="M4 4h16l-5.5 8h-5ZM12 12v3M7.5 17.5h9V21h-9Z" />)
const IceCreamIcon = icon(<path d="M7.5 10a4.5 4.5 0 0 1 9 0ZM8 10l4 11 4-11" />)

const DAIRY = ['cow', 'evaporated']

type FormatIconsProps = { coffee: Pick<Coffee, 'coffeeType' | 'format'>; coffeeName: string }

export function FormatIcons({ coffee, coffeeName }: FormatIconsProps) {
  const { format, coffeeType } = coffee
  const id = useId()
  const fields = Object.entries(format)
  if (fields.length === 0) {
    return <span className={`${styles.tag} type-small`}>{typeInfo(coffeeType).name}:)</span>
  }
  return (
    <span className={styles.formats}>
      <button
        type="button"
        className={styles.icons}
        aria-label={`Format of ${coffeeName}`}
        aria-describedby={id}
        onKeyDown={closeByEscape}
      >
        {iconsOf(format)}
      </button>
      <span id={id} role="tooltip" className={`${styles.tip} type-small`}>
        {fields.map(([name, value]) => (
          <span key={name} className={styles.field}>
            <span className="muted">{formatLabel(name)}:</span> <b>{formatText(value)}</b>
          </span>
        ))}
      </span>
    </span>
  )
}

function closeByEscape(event: KeyboardEvent<HTMLButtonElement>) {
  if (pressedKey(event) === 'Escape') event.currentTarget.blur()
}

function iconsOf(format: Coffee['format']) {
  const { type, 'sugar-level': sugar, 'milk-type': milk, 'ice-cream-type': iceCream } = format
  const icons = [
    type && <BrewIcon key="brew" />,
    sugar && (sugar === 'no-sugar' ? <NoSugarIcon key="sugar" /> : <SugarIcon key="sugar" />),
    milk && milkIcon(milk),
    iceCream && <IceCreamIcon key="ice" />,
  ].filter(Boolean)
  return icons.length > 0 ? icons : <span className="type-small">format</span>
}

function milkIcon(milk: string) {
  if (milk === 'no-milk') return <NoMilkIcon key="milk" />
  return DAIRY.includes(milk) ? <MilkIcon key="milk" /> : <PlantIcon key="milk" />
}
