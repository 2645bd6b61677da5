import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Moment } from '@/components/page/moment'
import { Button, Buttons } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { CHOOSE_FIRST, ConflictPanel } from '@/components/ui/form/conflict-panel'
import { parseDraft } from '@/components/ui/form/draft-store'
import { Field } from '@/components/ui/form/field'
import { FileForm } from '@/components/ui/form/file-form'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { labelsOf, typedIn, valuesOf } from '@/components/ui/form/form-values'
import { useEdits } from '@/components/ui/form/use-edits'
import { useFormDraft } from '@/components/ui/form/use-form-draft'
import { useSubmit } from '@/components/ui/form/use-submit'
import { showToast } from '@/components/ui/show-toast'
import { isBlank } from '@/lib/config/blank'
import { PICTURE_HELP } from '@/lib/config/picture-types'
import type { MarkdownNode } from '@/lib/markdown/schema'
import { dayOfNote, OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { fieldsOfPage } from '@/lib/own-pages/form'
import type { OwnPage, PageVersion } from '@/lib/own-pages/schema'
import { pageCalls, type PageChanges } from './calls'
import styles from './page-editor.module.css'
import { Preview } from './preview'

/** The field with the values that the draft began from. */
const BASE = 'base'

type PageEditorProps = {
  page: OwnPage
  /** Its text is in the form, and becomes that of the page once it is saved. */
  earlier: PageVersion | null
  nodes: readonly MarkdownNode[]
}

export function PageEditor({ page, earlier, nodes }: PageEditorProps) {
  const { _id, path, slug } = page
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(`page ${_id} ${earlier?.replacedAt ?? ''}`, form)
  const submit = useSubmit()
  const fields = fieldsOfPage(slug)
  const opened = valuesOf(fields, { ...page, ...earlier })
  const stored = valuesOf(fields, page)
  const { setKnown, ...edits } = useEdits(stored, {
    form,
    labels: labelsOf(fields),
    typedIn: (data) => typedIn(fields, data),
  })
  const [text, setText] = useState(opened.text)
  const [isPreviewing, setPreviewing] = useState(false)

  const readText = () => setText(areaIn(form.current)?.value ?? '')
  // A draft fills the form before the first paint, with what the page was when it was begun.
  useEffect(() => {
    readText()
    const base = form.current?.elements.namedItem(BASE)
    const known = base instanceof HTMLInputElement ? parseDraft(base.value) : null
    if (known) setKnown(known as typeof opened)
  }, [setKnown, draft.key])

  function save(data: FormData) {
    if (edits.isOpen) return submit.fail({}, CHOOSE_FIRST)
    // The selects offer what the server takes.
    const changes = edits.editsOf(typedIn(fields, data)) as PageChanges | null
    if (!changes) return goTo(path)
    void submit.run(() => pageCalls.changePage(_id, changes), {
      staysBusy: true,
      onSuccess: (saved) => leave(saved, changes),
      onFailure: edits.onFailure,
    })
  }

  function leave(saved: OwnPage, { before }: PageChanges) {
    draft.clear()
    const undo = () =>
      void submit.run(() => pageCalls.changePage(_id, before ?? {}), {
        success: OWN_PAGE_TEXTS.undone,
        onSuccess: (former) => goTo(former.path),
        toastsFailure: true,
      })
    void showToast('success', OWN_PAGE_TEXTS.saved, { action: { label: 'Undo', run: undo } })
    goTo(saved.path)
  }

  function goTo(address: string) {
    // Back does not lead into the form again.
    router.replace(address)
    router.refresh()
  }

  function insert(markdown: string) {
    const area = areaIn(form.current)
    if (!area) return
    area.setRangeText(`\n\n${markdown}\n\n`, area.selectionEnd, area.selectionEnd, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
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
          <Form key={draft.key} submit={submit} formRef={form} onSubmit={save} onInput={readText}>
            {draft.note}
            {earlier && (
              <p>
                This is the text until <Moment at={earlier.replacedAt} />. Save to restore it.
              </p>
            )}
            {edits.isMerged && <ConflictPanel conflicts={edits.list} onPick={edits.pick} />}
            <input type="hidden" name={BASE} defaultValue={JSON.stringify(stored)} />
            <FormFields fields={fields} values={opened} />
            <FormError keepsRow />
            <Buttons>
              <SubmitButton>Save</SubmitButton>
              <ButtonLink href={path}>Cancel</ButtonLink>
            </Buttons>
          </Form>
          {dayOfNote(slug) === null && <InsertPicture pageId={_id} onInsert={insert} />}
        </div>
        <Preview
          pageId={_id}
          text={text}
          first={{ text: opened.text, nodes }}
          className={styles.preview}
        />
      </div>
    </>
  )
}

function areaIn(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  const area = form?.elements.namedItem('text')
  return area instanceof HTMLTextAreaElement ? area : null
}

type InsertPictureProps = { pageId: string; onInsert: (markdown: string) => void }

function InsertPicture({ pageId, onInsert }: InsertPictureProps) {
  const [alt, setAlt] = useState('')

  function check(): Record<string, string> {
    return isBlank(alt) ? { alt: OWN_PAGE_TEXTS.altMissing } : {}
  }

  async function send(...sent: Parameters<typeof pageCalls.addImage>) {
    const { path } = await pageCalls.addImage(...sent)
    onInsert(`![${alt.trim().replace(/[\\[\]]/g, '\\$&')}](${path})`)
    setAlt('')
  }

  return (
    <FileForm
      label="Insert a picture"
      help={PICTURE_HELP}
      missing={OWN_PAGE_TEXTS.pictureMissing}
      action="Insert"
      check={check}
      send={(file, control) => send(pageId, file, control)}
      options={{ refresh: false, success: OWN_PAGE_TEXTS.pictureInserted }}
    >
      <Field
        label="What it shows"
        name="alt"
        value={alt}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => setAlt(target.value)}
      />
    </FileForm>
  )
}
