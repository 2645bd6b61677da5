import { Section } from '@/components/page/section'
import { type Column, Table } from '@/components/page/table'
import { Link } from '@/components/ui/link'
import { cupLabel, scoreText } from '@/lib/coffee/catalogue'
import { filterCoffees } from '@/lib/coffee/list/filters'
import { type GroupNumbers, NUMBER_GROUPS, numbersBy } from '@/lib/coffee/list/numbers'
import type { CoffeeSearch } from '@/lib/coffee/schema'
import { coffeeCardPath } from '@/lib/config/paths'
import { AllCoffees } from '../all-coffees'

const COLUMNS: readonly Column<GroupNumbers>[] = [
  { key: 'cups', head: 'cups', kind: 'number', cell: ({ cups }) => cups },
  { key: 'mean', head: 'mean', kind: 'number', cell: ({ mean }) => scoreText(mean) },
  { key: 'shops', head: 'places', kind: 'number', cell: ({ shops }) => shops },
  {
    key: 'best',
    head: 'best cup',
    cell: ({ best }) => <Link href={coffeeCardPath(best._id)}>{cupLabel(best)}</Link>,
  },
]

export function Numbers({ search }: { search: CoffeeSearch }) {
  return (
    <AllCoffees>
      {(coffees) =>
        NUMBER_GROUPS.map((group) => (
          <Section key={group} title={`By ${group}`}>
            <Table
              label={`Coffees by ${group}`}
              columns={[{ key: 'name', head: group, cell: (row) => row.name }, ...COLUMNS]}
              rows={numbersBy(group, filterCoffees(coffees, search))}
              keyOf={(row) => row.name}
            />
          </Section>
        ))
      }
    </AllCoffees>
  )
}
