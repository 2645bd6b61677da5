import type { Metadata } from 'next'
import { cache } from 'react'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { pageMetadata } from '@/app/page-metadata'
import { StructuredData } from '@/app/structured-data'
import { CardView } from '@/components/coffee/card/card-view'
import { loadSection } from '@/lib/pages/section-error'
import { coffeeJsonLd, getCoffeeCard } from '@/lib/coffee/card/card'
import { COFFEE_TEXTS, scoreOf, scoreText } from '@/lib/coffee/catalogue'
import type { CoffeeCard } from '@/lib/coffee/schema'
import { coffeeCardPath } from '@/lib/config/paths'
import { AppError } from '@/lib/errors'
import { siteConfig } from '@/lib/settings/site-config'

/** Addresses below the prefix that are none of a card are a 404 without the shell too (G-85). */
type CardPageProps = { params: Promise<{ param?: string[] }> }

async function idIn(params: CardPageProps['params']): Promise<string> {
  const { param = [] } = await params
  return param.join('/')
}

const findCard = cache(async (id: string): Promise<CoffeeCard | null> => {
  try {
    return await loadSection(COFFEE_TEXTS.unreachable, () => getCoffeeCard(id))
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
})

export async function generateMetadata({ params }: CardPageProps): Promise<Metadata> {
  const id = await idIn(params)
  const card = await findCard(id)
  if (!card) return NOT_FOUND
  const { coffee, shopName, shopLocation } = card
  return pageMetadata({
    path: coffeeCardPath(id),
    title: `${coffee}, ${shopName}`,
    feed: 'coffee',
    description: [`Scored ${scoreText(scoreOf(card))} of 10`, shopLocation]
      .filter(Boolean)
      .join(', '),
    share: { kind: 'cup', id },
  })
}

/** G-85 */
export default async function CoffeeCardPage({ params }: CardPageProps) {
  const id = await idIn(params)
  const card = await findCard(id)
  if (!card) return <MissingPage />
  const { name, ownerName } = siteConfig()
  return (
    <>
      <CardView id={id} card={card} siteName={name} />
      <StructuredData value={coffeeJsonLd(card, ownerName)} />
    </>
  )
}
