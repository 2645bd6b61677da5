import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Moment } from '@/components/page/moment'
import { Button, Buttons } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Field } from '@/components/ui/form/field'
import { FileForm } from '@/components/ui/form/file-form'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { FormFields } from '@/components/ui/form/form-fields'
import { valuesOf } from '@/components/ui/form/form-values'
import { useStoredForm } from '@/components/ui/form/use-stored-form'
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

type PageEditorProps = {
  page: OwnPage
  /** Its text is in the form, and becomes that of the page once it is saved. */
  earlier: PageVersion | null
  nodes: readonly MarkdownNode[]
}

export function PageEditor({ page, earlier, nodes }: PageEditorProps) {
  const { _id, path, slug } = page
  const router = useRouter()
  const submit = useSubmit()
  const fields = fieldsOfPage(slug)
  const opened = valuesOf(fields, { ...page, ...earlier })
  const [text, setText] = useState(opened.text)
  const { form, ...edits } = useStoredForm({
    name: `page ${_id} ${earlier?.replacedAt ?? ''}`,
    fields,
    stored: valuesOf(fields, page),
    submit,
    onFilled: (element) => setText(areaIn(element)?.value ?? ''),
  })
  const [isPreviewing, setPreviewing] = useState(false)

  const readText = () => setText(areaIn(form.current)?.value ?? '')

  function save(data: FormData) {
    edits.save(data, {
      send: (changes: PageChanges) => pageCalls.changePage(_id, changes),
      staysBusy: true,
      onUnchanged: () => goTo(path),
      onSuccess: leave,
    })
  }

  function leave(saved: OwnPage, { before }: PageChanges) {
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
          <Form key={edits.key} submit={submit} formRef={form} onSubmit={save} onInput={readText}>
            {edits.head}
            {earlier && (
              <p>
                This is the text until <Moment at={earlier.replacedAt} />. Save to restore it.
              </p>
            )}
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
