import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { MissingPage, NOT_FOUND } from '@/app/missing-page'
import { BirthdayBanner } from '@/components/home/birthday-banner'
import { Screen } from '@/components/shell/screen'
import { BIRTHDAY_HEADER, PARTY_TEXTS } from '@/lib/party/catalogue'

export async function generateMetadata(): Promise<Metadata> {
  if (!(await isLedHere())) return NOT_FOUND
  return {
    title: { absolute: PARTY_TEXTS.birthday },
    robots: { index: false, follow: false },
    // Both would name this route instead of the page's address.
    alternates: { canonical: null },
    openGraph: null,
  }
}

/** G-107 */
export default async function BirthdayPage() {
  if (!(await isLedHere())) return <MissingPage />
  return (
    <>
      <BirthdayBanner />
      <Screen title={PARTY_TEXTS.birthday} />
    </>
  )
}

async function isLedHere(): Promise<boolean> {
  return (await headers()).has(BIRTHDAY_HEADER)
}
