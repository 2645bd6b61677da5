'use client'

import { useQuery } from '@tanstack/react-query'
import { coffeeKeys, fetchCoffees } from '@/lib/coffee/queries'

/** All coffees, fetched once for the list, the map, the taste match and the comparison. */
export function useCoffees(isWanted = true) {
  return useQuery({
    queryKey: coffeeKeys.list,
    queryFn: fetchCoffees,
    enabled: isWanted,
    staleTime: Infinity,
  })
}
