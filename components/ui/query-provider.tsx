import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

let browserClient: QueryClient | undefined

/** Queries run even when the browser reports that it is offline. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** All screens of a browser share one; on the server each page has its own, as viewers differ. */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return createClient()
  return (browserClient ??= createClient())
}

/** It stands around the parts that query, as most pages load no script for it. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
