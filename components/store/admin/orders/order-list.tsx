'use client'

import { useState } from 'react'
import { Moment } from '@/components/page/moment'
import { Button, Buttons } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/form/confirm-button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { storeAdminCalls } from '@/components/store/admin/calls'
import { ORDER_STATE_LABELS, ORDER_TEXTS } from '@/lib/store/pre-orders/form'
import type { PreOrderRow } from '@/lib/store/schema'
import { OrderForm } from './order-form'
import styles from './orders.module.css'

export function OrderList({ orders, owner }: { orders: readonly PreOrderRow[]; owner: string }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ul className={styles.list} aria-label="Orders">
      {orders.map((order) => (
        <li key={order._id} className={styles.order}>
          <Order
            order={order}
            isOpen={open === order._id}
            onOpen={(isOpen) => setOpen(isOpen ? order._id : null)}
          />
          {open === order._id && (
            <OrderForm order={order} owner={owner} onClose={() => setOpen(null)} />
          )}
        </li>
      ))}
    </ul>
  )
}

type OrderProps = { order: PreOrderRow; isOpen: boolean; onOpen: (isOpen: boolean) => void }

function Order({ order, isOpen, onOpen }: OrderProps) {
  const { _id, email, itemTitle, dateAdded, state, note, revision } = order
  const { busy, run } = useSubmit({ toastsFailure: true })
  const about = `${itemTitle}, ${email}`

  const confirm = () =>
    void run(() => storeAdminCalls.changeOrder(_id, { revision, state: 'confirmed' }), {
      success: ORDER_TEXTS.confirmed,
      refresh: true,
    })

  return (
    <div className={styles.row}>
      <div>
        <h2 className={styles.title}>{itemTitle}</h2>
        <p className={styles.email}>{email}</p>
        {note && <p className={`${styles.note} type-small muted`}>{note}</p>}
      </div>
      <p>
        {ORDER_STATE_LABELS[state]}
        <br />
        <span className="type-small muted">
          <Moment at={dateAdded} />
        </span>
      </p>
      <div className={styles.actions}>
        <Buttons>
          {state === 'waiting' && (
            <Button busy={busy !== null} aria-label={`Confirm by hand: ${about}`} onClick={confirm}>
              Confirm by hand
            </Button>
          )}
          <Button
            aria-expanded={isOpen}
            aria-label={`Edit: ${about}`}
            onClick={() => onOpen(!isOpen)}
          >
            Edit
          </Button>
          <ConfirmButton
            label="Delete"
            aria-label={`Delete: ${about}`}
            title={`Delete the order of ${email}?`}
            confirm="delete"
            cancel="keep"
            onConfirm={() =>
              run(() => storeAdminCalls.deleteOrder(_id), {
                success: ORDER_TEXTS.deleted,
                refresh: true,
              })
            }
          >
            Address, state and note are deleted for good. Nobody is told.
          </ConfirmButton>
        </Buttons>
      </div>
    </div>
  )
}
