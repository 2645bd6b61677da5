'use client'

import { DeleteButton } from '@/components/page/delete-button'
import { Buttons } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { PATHS } from '@/lib/config/paths'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import type { OwnPage } from '@/lib/own-pages/schema'
import { pageCalls } from './calls'

export function PageActions({ page }: { page: Pick<OwnPage, '_id' | 'title' | 'path'> }) {
  const { _id, title, path } = page
  return (
    <Buttons>
      <ButtonLink href={`${path}?mode=edit`}>edit</ButtonLink>
      <DeleteButton
        name={title}
        remove={() => pageCalls.removePage(_id)}
        restore={() => pageCalls.bringBack(_id)}
        texts={OWN_PAGE_TEXTS}
        listPath={PATHS.adminPages}
        ownPath={path}
      >
        Nobody sees it any more. For 30 days it can be restored, below the list of pages.
      </DeleteButton>
    </Buttons>
  )
}
