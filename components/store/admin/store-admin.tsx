'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { ShownItem } from '@/lib/store/schema'
import { AddItem } from './add-item'
import { EditItem } from './edit-item'
import { ItemControls } from './item-controls'
import styles from './store-admin.module.css'

type StoreAdminProps = {
  items: readonly ShownItem[]
  /** One for each item. */
  cards: readonly ReactNode[]
}

const NEW = 'new'

/** One form is open at a time, in the place of what it changes. */
export function StoreAdmin({ items, cards }: StoreAdminProps) {
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)

  return (
    <>
      {open === NEW ? (
        // The new item's own form follows, for further pictures.
        <AddItem onAdded={setOpen} onClose={close} />
      ) : (
        <div className={styles.add}>
          <Button onClick={() => setOpen(NEW)}>Add an item</Button>
        </div>
      )}
      {items.map((item, i) =>
        open === item._id ? (
          <EditItem key={item._id} item={item} onClose={close} />
        ) : (
          <div key={item._id} className={styles.item}>
            {cards[i]}
            <ItemControls item={item} onEdit={() => setOpen(item._id)} />
          </div>
        ),
      )}
    </>
  )
}
