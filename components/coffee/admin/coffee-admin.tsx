'use client'

import dynamic from 'next/dynamic'
import { Link } from '@/components/ui/link'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { PlusIcon } from '@/components/ui/icons'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import type { DeletedRow } from '@/lib/content/catalogue'
import { coffeePath } from '../list/filters'
import { useRefreshCoffees } from '../list/use-coffees'
import styles from './admin.module.css'
import { CardControls } from './card-controls'
import { DeletedCoffees } from './deleted-coffees'

const AddCoffee = dynamic(async () => (await import('./add-coffee')).AddCoffee)
const EditCoffee = dynamic(async () => (await import('./edit-coffee')).EditCoffee)

type CoffeeAdminProps = {
  search: CoffeeSearch
  newest: Coffee | null
  deleted: readonly DeletedRow[]
  children: (controlsOf: (coffee: Coffee) => ReactNode) => ReactNode
}

export function CoffeeAdmin({ search, newest, deleted, children }: CoffeeAdminProps) {
  const refetch = useRefreshCoffees()
  const [isDeleting, setDeleting] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<Coffee | null>(null)
  const { incomplete } = search

  return (
    <>
      <div className={styles.bar}>
        <Button variant="filled" onClick={() => setAdding(true)}>
          <span className={styles.add}>
            <PlusIcon /> Add coffee
          </span>
        </Button>
        <Button aria-pressed={isDeleting} onClick={() => setDeleting(!isDeleting)}>
          {isDeleting ? 'Hide delete buttons' : 'Show delete buttons'}
        </Button>
        <Link
          href={coffeePath({ ...search, incomplete: incomplete ? undefined : '1' })}
          scroll={false}
          className={buttonClass('quiet')}
        >
          {incomplete ? 'Show complete ones too' : 'Show incomplete ones'}
        </Link>
      </div>
      {children((coffee) => (
        <CardControls
          coffee={coffee}
          canDelete={isDeleting}
          onEdit={() => setEdited(coffee)}
          onChanged={refetch}
        />
      ))}
      <DeletedCoffees rows={deleted} />
      {isAdding && (
        <AddCoffee newest={newest} onChanged={refetch} onClose={() => setAdding(false)} />
      )}
      {edited && (
        <EditCoffee
          key={edited._id}
          coffee={edited}
          onChanged={refetch}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
