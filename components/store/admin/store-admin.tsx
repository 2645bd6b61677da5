import { createContext, type ReactNode, use, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ShownItem } from '@/lib/store/schema'
import { AddItem } from '@/components/store/admin/add-item'
import { EditItem } from '@/components/store/admin/edit-item'
import styles from './store-admin.module.css'

const OpenContext = createContext<(id: string) => void>(() => {})

export function useOpenItem(): (id: string) => void {
  return use(OpenContext)
}

type StoreAdminProps = {
  items: readonly ShownItem[]
  cards: readonly ReactNode[]
}

const NEW = 'new'

export function StoreAdmin({ items, cards }: StoreAdminProps) {
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)

  return (
    <OpenContext value={setOpen}>
      {open === NEW ? (
        <AddItem onAdded={setOpen} onClose={close} />
      ) : (
        <div className={styles.add}>
          <Button onClick={() => setOpen(NEW)}>Add an item</Button>
        </div>
      )}
      {items.map((item, i) =>
        open === item._id ? <EditItem key={item._id} item={item} onClose={close} /> : cards[i],
      )}
    </OpenContext>
  )
}
