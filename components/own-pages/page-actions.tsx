'use client'

import { useState } from 'react'
import { DeleteDialog } from '@/components/page/delete-dialog'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Buttons } from '@/components/ui/buttons'
import { PATHS } from '@/lib/config/paths'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import type { OwnPage } from '@/lib/own-pages/schema'
import { pageCalls } from './calls'

export function PageActions({ page }: { page: Pick<OwnPage, '_id' | 'title' | 'path'> }) {
  const { _id, title, path } = page
  const [isAsking, setAsking] = useState(false)

  return (
    <>
      <Buttons>
        <ButtonLink href={`${path}?mode=edit`}>edit</ButtonLink>
        <Button variant="danger" onClick={() => setAsking(true)}>
          delete
        </Button>
      </Buttons>
      {isAsking && (
        <DeleteDialog
          name={title}
          remove={() => pageCalls.removePage(_id)}
          restore={() => pageCalls.bringBack(_id)}
          deleted={OWN_PAGE_TEXTS.deleted}
          restored={OWN_PAGE_TEXTS.restored}
          listPath={PATHS.adminPages}
          ownPath={path}
          onClose={() => setAsking(false)}
        >
          Nobody sees it any more. For 30 days it can be restored, below the list of pages.
        </DeleteDialog>
      )}
    </>
  )
}
