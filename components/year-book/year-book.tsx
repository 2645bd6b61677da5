'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '@/components/page/section'
import { buttonClass, Buttons } from '@/components/ui/button'
import { Form, FormError, SubmitButton } from '@/components/ui/form/form'
import { SelectField } from '@/components/ui/form/select-field'
import { useSubmit } from '@/components/ui/form/use-submit'
import { queryClient, QueryProvider } from '@/components/ui/query-provider'
import { callRoute } from '@/lib/http/call-route'
import { YEAR_BOOK_TEXTS as TEXTS } from '@/lib/year-book/catalogue'

const CALL = '/api/edit/year-books/[year]'
const POLL_MS = 1000

export function YearBook({ years }: { years: readonly string[] }) {
  return (
    <QueryProvider>
      <Section title="A year on paper" fact="as a PDF of A5">
        <YearBookForm years={years} />
      </Section>
    </QueryProvider>
  )
}

function YearBookForm({ years }: { years: readonly string[] }) {
  const [year = '', setYear] = useState(years[0])
  const submit = useSubmit()
  const queryKey = ['year-book', year]
  const params = { year }
  const { data } = useQuery({
    queryKey,
    queryFn: () => callRoute(CALL, 'GET', { params }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
  })
  const make = () =>
    void submit.run(() => callRoute(CALL, 'POST', { params }), {
      onSuccess: (book) => queryClient().setQueryData(queryKey, book),
    })

  return (
    <Form submit={submit} onSubmit={make}>
      <SelectField
        label="Year"
        options={years}
        value={year}
        onChange={({ target }) => setYear(target.value)}
      />
      <p role="status">
        {data?.state === 'running' && TEXTS.running(data.done, data.total)}
        {data?.state === 'done' && TEXTS.done}
        {data?.state === 'failed' && TEXTS.failed}
      </p>
      <FormError />
      <Buttons>
        {data?.state !== 'running' && <SubmitButton>Make the PDF</SubmitButton>}
        {data?.state === 'done' && (
          <a
            href={`/api/edit/year-books/${year}/file`}
            download={`${year}.pdf`}
            className={buttonClass('outline')}
          >
            Download it
          </a>
        )}
      </Buttons>
    </Form>
  )
}
