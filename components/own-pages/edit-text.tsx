'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { useSubmit } from '@/components/ui/form/use-submit'
import { dayOfNote, isTemplate, type KnownSlug, ownPagePath } from '@/lib/own-pages/catalogue'
import { pageCalls } from './calls'

type EditTextProps = {
  name: KnownSlug
  /** False while nothing, or the site's own text, stands there. */
  isWritten: boolean
  label?: string
}

export function EditText({ name, isWritten, label = 'edit' }: EditTextProps) {
  const router = useRouter()
  const { run, busy } = useSubmit({ toastsFailure: true })
  const href = `${ownPagePath(name)}?mode=edit`
  const of = isTemplate(name) ? { template: name } : { day: dayOfNote(name) ?? '' }
  if (isWritten) return <ButtonLink href={href}>{label}</ButtonLink>

  const begin = () =>
    void run(() => pageCalls.addPage(of), {
      staysBusy: true,
      onSuccess: () => router.push(href),
    })

  return (
    <Button busy={busy !== null} onClick={begin}>
      {label}
    </Button>
  )
}
