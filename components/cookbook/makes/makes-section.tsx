import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { SignUpText } from '@/components/page/sign-up-text'
import { Section } from '@/components/page/section'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { loginPath, PATHS, recipePath } from '@/lib/config/paths'
import { MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import type { Make } from '@/lib/cookbook/makes/schema'
import { CopiedMakeForm, LazyMakeForm } from './lazy-make-form'
import { MakeRow } from './make-row'
import styles from './makes-section.module.css'

type MakesSectionProps = {
  recipe: { _id: string; title: string; slug: string }
  /** The viewer sees all of them; the newest comes first. */
  makes: readonly Make[]
  viewer: Viewer | null
  captcha: CaptchaConfig
  linkOf: (name: string) => ReactNode
}

export function MakesSection({ recipe, makes, viewer, captcha, linkOf }: MakesSectionProps) {
  const confirmed = makes.filter((make) => make.confirmed).length
  const form = { recipe: { _id: recipe._id, title: recipe.title }, captcha }
  const isAdmin = hasRole(viewer, 'admin')
  return (
    <Section title="Makes" fact={`${confirmed} confirmed`}>
      {makes.length > 0 ? (
        <ul className={styles.list}>
          {makes.map((make) => (
            <MakeRow
              key={make._id}
              recipe={recipe}
              make={make}
              linkOf={linkOf}
              captcha={viewer ? null : captcha}
              may={isAdmin ? 'decide' : viewer && make.user === viewer.id ? 'withdraw' : 'read'}
            />
          ))}
        </ul>
      ) : (
        <p className={`${styles.none} muted`}>{MAKE_TEXTS.none}</p>
      )}
      <div className={styles.form}>
        {viewer ? (
          <LazyMakeForm {...form} />
        ) : (
          <CopiedMakeForm {...form}>
            <p>
              <SignUpText otherwise={<Link href={loginPath(recipePath(recipe.slug))}>Log in</Link>}>
                <Link href={PATHS.register}>Sign up</Link>
              </SignUpText>{' '}
              to post a make of your own.
            </p>
          </CopiedMakeForm>
        )}
      </div>
    </Section>
  )
}
