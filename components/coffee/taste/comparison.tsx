import { inWords } from '@/lib/coffee/catalogue'
import type { Coffee } from '@/lib/coffee/schema'
import { typeInfo } from '@/lib/coffee/types/catalogue'
import { AllCoffees } from '../all-coffees'
import { compareWithType, type Compared } from '@/lib/coffee/taste'
import styles from './comparison.module.css'

const RADIUS = 100

export function Comparison({ coffee }: { coffee: Coffee }) {
  return (
    <AllCoffees>
      {(coffees) => <ComparedCup coffee={coffee} rows={compareWithType(coffee, coffees)} />}
    </AllCoffees>
  )
}

function ComparedCup({ coffee, rows }: { coffee: Coffee; rows: readonly Compared[] }) {
  return (
    <div className={styles.comparison}>
      {rows.length > 2 && <Radar rows={rows} />}
      <table className={`${styles.table} type-small`}>
        <caption className={styles.caption}>
          This cup and the average of {typeInfo(coffee.coffeeType).name}
        </caption>
        <thead>
          <tr>
            <th scope="col">category</th>
            <th scope="col">cup</th>
            <th scope="col">average</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, average }) => (
            <tr key={name}>
              <th scope="row">{inWords(name)}</th>
              <td>
                <b>{value.toFixed(1)}</b>
              </td>
              <td>{average.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Radar({ rows }: { rows: readonly Compared[] }) {
  const at = (i: number, value: number) => {
    const angle = (i / rows.length) * 2 * Math.PI - Math.PI / 2
    const length = (value / 10) * RADIUS
    return `${(Math.cos(angle) * length).toFixed(1)},${(Math.sin(angle) * length).toFixed(1)}`
  }
  const shape = (valueOf: (row: Compared) => number) =>
    rows.map((row, i) => at(i, valueOf(row))).join(' ')
  return (
    <svg className={styles.radar} viewBox="-104 -104 208 208" aria-hidden="true">
      {[5, 10].map((value) => (
        <polygon key={value} className={styles.grid} points={shape(() => value)} />
      ))}
      {rows.map(({ name }, i) => (
        <polyline key={name} className={styles.grid} points={`0,0 ${at(i, 10)}`} />
      ))}
      <polygon className={styles.average} points={shape(({ average }) => average)} />
      <polygon className={styles.cup} points={shape(({ value }) => value)} />
    </svg>
  )
}
