import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'

type ShowAllProps<Row> = {
  rows: readonly Row[]
  first: number
  children: (shown: readonly Row[]) => ReactNode
}

export function ShowAll<Row>({ rows, first, children }: ShowAllProps<Row>) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <>
      {children(showsAll ? rows : rows.slice(0, first))}
      {rows.length > first && (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${rows.length}`}
        </Button>
      )}
    </>
  )
}
