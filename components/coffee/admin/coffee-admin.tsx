import dynamic from 'next/dynamic'
import { Link } from '@/components/ui/link'
import { type ReactNode, useState } from 'react'
import { coffeeAdminCalls } from '@/components/coffee/admin/calls'
import { DeletedSection } from '@/components/page/deleted-section'
import { Button, buttonClass } from '@/components/ui/button'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import type { DeletedRow } from '@/lib/content/catalogue'
import { coffeePath } from '@/lib/coffee/list/page'
import styles from './admin.module.css'
import { ConfirmDialog } from '@/components/ui/form/confirm-dialog'
import { useUndoable } from '@/components/ui/form/use-undoable'
import { icon } from '@/components/ui/icon'
import { PlusIcon } from '@/components/ui/icons'
import { variantName, variantOf } from '@/lib/coffee/catalogue'

const AddCoffee = dynamic(async () => (await import('./add-coffee')).AddCoffee)
const EditCoffee = dynamic(async () => (await import('./edit-coffee')).EditCoffee)

const EXPORTS = [
  { label: 'Download CSV', href: '/api/coffee-rate/export?format=csv' },
  { label: 'Download JSON', href: '/api/coffee-rate/export?format=json' },
]

type CoffeeAdminProps = {
  search: CoffeeSearch
  newest: Coffee | null
  deleted: readonly DeletedRow[]
  children: (controlsOf: (coffee: Coffee) => ReactNode) => ReactNode
}

export function CoffeeAdmin({ search, newest, deleted, children }: CoffeeAdminProps) {
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
        {EXPORTS.map(({ label, href }) => (
          <a key={href} className={buttonClass('quiet')} href={href} download>
            {label}
          </a>
        ))}
      </div>
      {children((coffee) => (
        <CardControls coffee={coffee} canDelete={isDeleting} onEdit={() => setEdited(coffee)} />
      ))}
      <DeletedSection
        rows={deleted}
        path="/api/coffee-rate/coffee/[id]/restore"
        restored={TEXTS.restored}
      />
      {isAdding && <AddCoffee newest={newest} onClose={() => setAdding(false)} />}
      {edited && <EditCoffee key={edited._id} coffee={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const PencilIcon = icon(<path d="m4 20 1-4.5L16.5 4 20 7.5 8.5 19Zm10-13.5 3.5 3.5" />)
const BinIcon = icon(<path d="M4.5 7h15M9 7V4h6v3M6.5 7l1 13h9l1-13M10 10.5v6M14 10.5v6" />)

type CardControlsProps = {
  coffee: Coffee
  canDelete: boolean
  onEdit: () => void
}

function CardControls({ coffee, canDelete, onEdit }: CardControlsProps) {
  const undoable = useUndoable({ length: 'short' })
  const [isAsking, setAsking] = useState(false)
  const { _id, coffeeShop } = coffee
  const name = `${variantName(variantOf(coffee))}, ${coffeeShop}`

  const remove = () =>
    undoable({
      work: () => coffeeAdminCalls.deleteCoffee(_id),
      undo: () => coffeeAdminCalls.restoreCoffee(_id),
      done: TEXTS.deleted,
      undone: TEXTS.restored,
      failed: TEXTS.deleteFailed,
    })

  return (
    <div className={styles.controls}>
      <button type="button" className={styles.icon} aria-label={`Edit ${name}`} onClick={onEdit}>
        <PencilIcon />
      </button>
      {canDelete && (
        <button
          type="button"
          className={`${styles.icon} ${styles.danger}`}
          aria-label={`Delete ${name}`}
          onClick={() => setAsking(true)}
        >
          <BinIcon />
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={name}
          confirm="delete"
          cancel="keep"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {TEXTS.confirmDelete}
        </ConfirmDialog>
      )}
    </div>
  )
}
