'use client'

import { Section } from '@/components/page/section'
import { type Column, Table } from '@/components/page/table'
import { Link } from '@/components/ui/link'
import { HOME_MADE, scoreOf, scoreText, variantName, variantOf } from '@/lib/coffee/catalogue'
import { filterCoffees } from '@/lib/coffee/list/filters'
import { type GroupNumbers, NUMBER_GROUPS, numbersBy } from '@/lib/coffee/list/numbers'
import type { CoffeeSearch } from '@/lib/coffee/schema'
import { coffeeCardPath } from '@/lib/config/paths'
import { AllCoffees } from '../all-coffees'

const COLUMNS: readonly Column<GroupNumbers>[] = [
  { key: 'cups', head: 'cups', kind: 'number', cell: ({ cups }) => cups },
  { key: 'mean', head: 'mean', kind: 'number', cell: ({ mean }) => scoreText(mean) },
  { key: 'shops', head: 'places', kind: 'number', cell: ({ shops }) => shops },
  { key: 'best', head: 'best cup', cell: ({ best }) => <BestCup best={best} /> },
]

/** The cups that the filters leave, by year, type, city and shop. */
export function Numbers({ search }: { search: CoffeeSearch }) {
  return (
    <AllCoffees>
      {(coffees) =>
        NUMBER_GROUPS.map((group) => {
          const rows = numbersBy(group, filterCoffees(coffees, search))
          const name: Column<GroupNumbers> = {
            key: 'name',
            head: group,
            kind: 'name',
            cell: (row) => row.name,
          }
          return (
            <Section key={group} title={`By ${group}`}>
              <Table
                label={`Coffees by ${group}`}
                columns={[name, ...COLUMNS]}
                rows={rows}
                keyOf={(row) => row.name}
              />
            </Section>
          )
        })
      }
    </AllCoffees>
  )
}

function BestCup({ best }: Pick<GroupNumbers, 'best'>) {
  const shop = best.isSelfMade ? HOME_MADE : best.coffeeShop
  return (
    <Link href={coffeeCardPath(best._id)}>
      {scoreText(scoreOf(best))} {variantName(variantOf(best))}, {shop}
    </Link>
  )
}
