import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/components/account/login-form'
import styles from '@/components/account/auth-page.module.css'
import { StoredUserKeeper } from '@/components/account/stored-user-keeper'
import { BackIcon } from '@/components/ui/icons'
import { getViewer } from '@/lib/auth/viewer'
import { PATHS, safeNextPath } from '@/lib/config/paths'

export const metadata: Metadata = { title: 'Log in' }

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const next = safeNextPath((await searchParams).next)
  if (await getViewer()) redirect(next)
  return (
    <>
      <StoredUserKeeper user={null} />
      <Link href={PATHS.home} prefetch={false} className={styles.back}>
        <BackIcon size={16} />
        <span>back</span>
      </Link>
      <h1 className={`${styles.title} type-title`}>Log in</h1>
      <LoginForm next={next} />
    </>
  )
}
