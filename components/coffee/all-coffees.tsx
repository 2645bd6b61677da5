import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryProvider } from '@/components/ui/query-provider'
import { Button } from '@/components/ui/button'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import type { Coffee } from '@/lib/coffee/schema'
import { callRoute } from '@/lib/http/call-route'
import { useCoffeePage } from './page-context'

type AllCoffeesProps = {
  loading?: string
  children: (coffees: readonly Coffee[]) => ReactNode
}

/** Loads all coffees, once for all parts of the page and again when one of them has changed. */
export function AllCoffees(props: AllCoffeesProps) {
  return (
    <QueryProvider>
      <LoadedCoffees {...props} />
    </QueryProvider>
  )
}

function LoadedCoffees({ loading = COFFEE_TEXTS.loading, children }: AllCoffeesProps) {
  const { version } = useCoffeePage()
  const { data, isError, refetch } = useQuery({
    queryKey: ['coffees', version],
    queryFn: () => callRoute('/api/coffee-rate/coffees', 'GET'),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  })
  if (data) return children(data)
  return (
    <div role="status" className="type-control">
      {isError ? (
        <>
          {COFFEE_TEXTS.unreachable}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            Retry
          </Button>
        </>
      ) : (
        loading
      )}
    </div>
  )
}
