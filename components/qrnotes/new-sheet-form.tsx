'use client'

import { Button } from '@/components/ui/button'
import { useSubmit } from '@/components/ui/form/use-submit'
import { saveFile } from '@/components/ui/save-file'
import { QRNOTES_TEXTS, sheetName } from '@/lib/qrnotes/catalogue'
import { callRoute } from '@/lib/http/call-route'
import styles from './new-sheet-form.module.css'

/** The browser itself downloads what the form asks for where scripts are off. */
const SHEET_PATH = '/api/qrnotes/newsheet'

export function NewSheetForm() {
  const { busy, failure, run } = useSubmit()

  function download() {
    void run(() => callRoute(SHEET_PATH, 'GET'), {
      onSuccess: (pdf) => saveFile(pdf, sheetName(present())),
    })
  }

  return (
    <form
      action={SHEET_PATH}
      onSubmit={(event) => {
        event.preventDefault()
        download()
      }}
    >
      <Button type="submit" variant="filled" busy={busy !== null}>
        {QRNOTES_TEXTS.download}
      </Button>
      <p role="alert" className={`${styles.error} type-small`}>
        {failure?.text}
      </p>
    </form>
  )
}

function present(): Date {
  return new Date(performance.timeOrigin + performance.now())
}
