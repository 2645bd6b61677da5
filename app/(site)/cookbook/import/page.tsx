import styles from '@/components/cookbook/move/move.module.css'
import { MoveIn } from '@/components/cookbook/move/move-in'
import { Page, PageHead } from '@/components/page/page-head'
import { Section } from '@/components/page/section'
import { buttonClass, Buttons } from '@/components/ui/button'
import { PATHS } from '@/lib/config/paths'
import { readLatestImport } from '@/lib/archives/imports'
import { requireRole } from '@/lib/auth/viewer'

export const metadata = { title: 'Move Recipes' }

const LINKS = [{ label: 'recipes', href: PATHS.cookbook }]

export default async function MovePage() {
  const chef = await requireRole('chef')
  return (
    <Page>
      <PageHead title="Move recipes" size="work" links={LINKS} />
      <Section title="Move in">
        <MoveIn latest={await readLatestImport(chef)} />
      </Section>
      <Section title="Move out">
        <div className={styles.out}>
          <p className="type-control">
            The whole cookbook as a zip: JSON-LD, Markdown and pictures, one folder a recipe. It can
            be moved in here, in Mealie and in Nextcloud Cookbook.
          </p>
          <Buttons>
            <a className={buttonClass('outline')} href="/api/recipes/export" download>
              Download the cookbook
            </a>
          </Buttons>
        </div>
      </Section>
    </Page>
  )
}
