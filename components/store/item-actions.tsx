'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { OFFERS, offerOf } from '@/lib/store/catalogue'
import type { ShownItem } from '@/lib/store/schema'
import styles from './item-actions.module.css'
import { LikeButton, LikeLink } from './like-button'
import { PreOrderForm } from './pre-order-form'

export type Customer = {
  isMember: boolean
  /** A member's address fills the field. */
  email: string
}

type ItemActionsProps = {
  item: Pick<ShownItem, '_id' | 'title' | 'stock' | 'isSample' | 'isLiked' | 'likesCount'>
  customer: Customer
}

export function ItemActions({ item, customer }: ItemActionsProps) {
  const { _id, title, likesCount, isLiked } = item
  const offer = offerOf(item)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const word = isOpen ? 'close' : OFFERS[offer].open
  return (
    <>
      <div className={styles.row}>
        <span className={styles.toggle}>
          <Button
            variant={isOpen || offer !== 'inStock' ? 'outline' : 'filled'}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${word}: ${title}`}
            onClick={() => setOpen(!isOpen)}
          >
            {word}
          </Button>
        </span>
        {customer.isMember ? (
          <LikeButton id={_id} title={title} liked={isLiked} count={likesCount} />
        ) : (
          <LikeLink title={title} count={likesCount} />
        )}
      </div>
      <div id={id}>{isOpen && <PreOrderForm id={_id} offer={offer} email={customer.email} />}</div>
    </>
  )
}
