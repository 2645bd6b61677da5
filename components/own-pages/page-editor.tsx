'use client'

import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Buttons } from '@/components/ui/buttons'
import { ConflictPanel } from '@/components/ui/form/conflict-panel'
import { Form } from '@/components/ui/form/form'
import { FormError } from '@/components/ui/form/form-error'
import { FormFields } from '@/components/ui/form/form-fields'
import { RestoredNote } from '@/components/ui/form/restored-note'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { useIsReady } from '@/components/ui/form/use-is-ready'
import { isoMinute } from '@/lib/format'
import type { MarkdownNode } from '@/lib/markdown/schema'
import { isPartOfSite } from '@/lib/own-pages/catalogue'
import { PAGE_FIELDS } from '@/lib/own-pages/form'
import type { OwnPage, PageVersion } from '@/lib/own-pages/schema'
import { InsertPicture } from './insert-picture'
import styles from './page-editor.module.css'
import { Preview } from './preview'
import { usePageForm } from './use-page-form'

type PageEditorProps = {
  page: OwnPage
  /** Its text is in the form, and becomes that of the page once it is saved. */
  earlier: PageVersion | null
  /** The text as the page shows it. */
  nodes: readonly MarkdownNode[]
}

export function PageEditor({ page, earlier, nodes }: PageEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, conflicts, submit, save } = usePageForm(page, earlier)
  const [isPreviewing, setPreviewing] = useState(false)
  const isReady = useIsReady()
  const { values, change } = draft

  /** It goes where the cursor is, or was last. */
  function insert(markdown: string) {
    const area = form.current?.elements.namedItem('text')
    const at = area instanceof HTMLTextAreaElement ? area.selectionEnd : values.text.length
    const [before, after] = [values.text.slice(0, at), values.text.slice(at)]
    change({ text: [before.trimEnd(), markdown, after.trimStart()].filter(Boolean).join('\n\n') })
  }

  return (
    <>
      <div className={styles.toggle}>
        <Button onClick={() => setPreviewing(!isPreviewing)}>
          {isPreviewing ? 'Write' : 'Preview'}
        </Button>
      </div>
      <div className={`${styles.columns} ${isPreviewing ? styles.previewing : ''}`}>
        <div className={styles.writing}>
          <Form submit={submit} formRef={form} onSubmit={save}>
            {/* Before hydration, what is typed would be lost. */}
            <fieldset disabled={!isReady} className={styles.fields}>
              {earlier && (
                <p role="status">
                  This is the text until {isoMinute(earlier.replacedAt)} (UTC). Save to restore it.
                </p>
              )}
              {draft.isRestored && <RestoredNote onDiscard={draft.discard} />}
              {conflicts.isMerged && (
                <ConflictPanel
                  key={draft.base?.updatedAt}
                  conflicts={conflicts.list}
                  onPick={conflicts.pick}
                />
              )}
              <FormFields
                fields={PAGE_FIELDS}
                names={namesFor(page.slug)}
                values={values}
                onType={(name, text) => change({ [name]: text })}
              />
              <FormError keepsRow />
              <Buttons>
                <SubmitButton>Save</SubmitButton>
                <ButtonLink href={page.path}>Cancel</ButtonLink>
              </Buttons>
            </fieldset>
          </Form>
          <InsertPicture pageId={page._id} onInsert={insert} />
        </div>
        <Preview pageId={page._id} text={values.text} first={nodes} className={styles.preview} />
      </div>
    </>
  )
}

/** What is text of a page of the site has no place of its own, and privacy no title. */
function namesFor(slug: string): (keyof typeof PAGE_FIELDS)[] {
  if (slug === 'privacy') return ['text']
  return isPartOfSite(slug) ? ['title', 'text'] : ['title', 'text', 'place', 'audience', 'state']
}
