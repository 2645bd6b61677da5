import { createContext, use } from 'react'

export type Tiles = {
  url: string
  /** The map of one cup opens at it. */
  zoom: number
  maxZoom: number
  /** Empty for the site's own. */
  attribution: string
}

type CoffeePageContext = {
  tiles: Tiles
  /** It differs when any coffee does. */
  version: string
}

const Context = createContext<CoffeePageContext | null>(null)

export const CoffeePageProvider = Context.Provider

export function useCoffeePage(): CoffeePageContext {
  const page = use(Context)
  if (!page) throw new Error('This part stands outside of the coffee page.')
  return page
}
