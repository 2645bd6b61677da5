import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { CardView } from '@/components/coffee/card/card-view'
import { loadArea } from '@/lib/area-failure'
import { getCoffeeCard } from '@/lib/coffee/card/card'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { coffeeCardImagePath } from '@/lib/coffee/queries'
import type { CoffeeCard } from '@/lib/coffee/schema'
import { AppError } from '@/lib/errors'
import { siteConfig } from '@/lib/site-config'

type CardPageProps = { params: Promise<{ param: string }> }

/** Null for an unknown entry. */
const findCard = cache(async (id: string): Promise<CoffeeCard | null> => {
  try {
    return await loadArea(COFFEE_TEXTS.unreachable, () => getCoffeeCard(id))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
})

export async function generateMetadata({ params }: CardPageProps): Promise<Metadata> {
  const { param } = await params
  const card = await findCard(param)
  if (!card) return NOT_FOUND
  return {
    title: `${card.coffee}, ${card.shopName}`,
    openGraph: { images: [{ url: coffeeCardImagePath(param), width: 1080, height: 1350 }] },
  }
}

/** G-85 */
export default async function CoffeeCardPage({ params }: CardPageProps) {
  const { param } = await params
  const card = await findCard(param)
  if (!card) return <MissingPage />
  return <CardView id={param} card={card} siteName={siteConfig().name} />
}
